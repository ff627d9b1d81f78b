import { fill } from '#src/content/fill.ts';
import { Select } from '#src/islands/controls/select.tsx';
import type { Choice } from '../choice.ts';
import type { CompareData } from './compare-data.ts';

export type ChooserProps = {
  data: CompareData;
  choice: Choice;
  /** What is wrong with the link that led here, or with the last choice. */
  notice: string | undefined;
  onChoose: (slot: number, page: string | undefined) => void;
  onClear: () => void;
};

/** The lists, one for each column; two have to be chosen. */
export const Chooser = ({ data, choice, notice, onChoose, onClear }: ChooserProps) => {
  const words = data.compare.choose;
  const options = data.pages.map(({ id, code }) => ({ id, label: code }));
  return (
    <fieldset className="plan-choices" data-needs-script>
      <legend>{words.hint}</legend>
      <div className="plan-fields plan-slots">
        {choice.slots.map((chosen, slot) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a list is its place
            key={slot}
            label={fill(slot < 2 ? words.slot : words.slotOptional, { n: slot + 1 })}
            value={chosen ?? ''}
            options={options}
            choose={words.none}
            onChoose={(page) => onChoose(slot, page)}
          />
        ))}
      </div>
      <div className="plan-keep">
        <p>{data.words.keep.state}</p>
        <button type="button" onClick={onClear}>
          {words.clear}
        </button>
        <p role="status">{notice}</p>
      </div>
    </fieldset>
  );
};
