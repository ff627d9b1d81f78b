import { type ReactNode, useState } from 'react';

/** Further questions or figures that are unfolded when they are asked for; until then they are not there. */
export const More = ({
  summary,
  isOpen: isOpenAtFirst = false,
  children,
}: {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className="plan-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
};
