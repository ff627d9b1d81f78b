import type { Signed } from '../history/history.ts';
import { Dialog } from './dialog.tsx';
import { useOverview } from './overview.ts';

type SaveDialogProps = {
  /** What the person may want to say. */
  suggestion: string;
  onSave: (version: Signed) => void;
  onClose: () => void;
};

/** Asks what was changed, and once on each machine by whom. */
export const SaveDialog = ({ suggestion, onSave, onClose }: SaveDialogProps) => {
  const { person = '' } = useOverview();
  const line = (label: string, name: keyof Signed, value: string) => (
    <label>
      {label}
      {/* What the history takes as a line. */}
      <input name={name} defaultValue={value} required maxLength={200} pattern="(?=.*\S)[^<>]*" />
    </label>
  );
  const save = (data: FormData) =>
    onSave({ sentence: String(data.get('sentence')), name: String(data.get('name')) });
  return (
    <Dialog question="What did you change?" answer="Save" onAnswer={save} onClose={onClose}>
      {line('In one sentence', 'sentence', suggestion)}
      {line('Your name', 'name', person)}
    </Dialog>
  );
};
