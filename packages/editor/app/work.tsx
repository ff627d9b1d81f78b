import Form from '@rjsf/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../site.ts';
import { errorsOf, idOf, isOfField } from './problems.ts';
import { checkWork, keepDraft, type Opened, removeDraft, saveWork, type Theirs } from './requests.ts';
import { validator } from './validator.ts';
import { buttons, Checkbox, FieldErrors, ListEntry, TextField } from './widgets.tsx';

type WorkProps = { opened: Opened; name: string; field: string | undefined; onChange: () => void };

/** How long a person pauses before the form is checked and kept, in milliseconds. */
const pause = 300;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** As it is sent: fields that were emptied are gone. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Nothing is filled in that nobody has written. */
const written = {
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  emptyObjectFields: 'skipEmptyDefaults',
} as const;

/** The form of one file: checked as it is written, kept as a draft, saved when all is well. */
export const Work = ({ opened, name, field, onChange }: WorkProps) => {
  const { file, schema, draft } = opened;
  const [saved, setSaved] = useState<Theirs>({ base: opened.base, value: opened.value });
  const [base, setBase] = useState(draft?.base ?? opened.base);
  const [value, setValue] = useState<unknown>(draft?.value ?? opened.value);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [theirs, setTheirs] = useState<Theirs | undefined>(
    draft && draft.base !== opened.base ? { base: opened.base, value: opened.value } : undefined,
  );
  const [said, setSaid] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const isChanged = !isSame(value, saved.value);

  useEffect(() => {
    if (field === undefined) return;
    const control = form.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf(field))}`);
    control?.scrollIntoView({ block: 'center' });
    control?.focus();
  }, [field]);

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const found = await checkWork({ file, base, value });
        if (isOver) return;
        setProblems(found);
        if (isChanged) await keepDraft({ file, base, value });
        else await removeDraft(file);
      } catch (error) {
        if (!isOver) setSaid(error instanceof Error ? error.message : String(error));
      }
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [file, base, value, isChanged]);

  const take = (now: Theirs) => {
    setSaved(now);
    setBase(now.base);
    setValue(now.value);
    setTheirs(undefined);
  };

  const save = async () => {
    try {
      const result = await saveWork({ file, base, value });
      if ('problems' in result) setProblems(result.problems);
      else if ('theirs' in result) setTheirs(result.theirs);
      else {
        take(result.saved);
        setSaid('Saved.');
        onChange();
      }
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };

  const errors = useMemo(() => errorsOf(problems, file), [problems, file]);
  const elsewhere = problems.filter((problem) => !isOfField(problem, file));
  return (
    <section className="work" aria-label={name}>
      <div className="bar">
        <h1>{name}</h1>
        <button
          type="button"
          disabled={!isChanged || problems.length > 0 || theirs !== undefined}
          onClick={save}
        >
          Save
        </button>
        <button type="button" disabled={!isChanged} onClick={() => take(saved)}>
          Discard changes
        </button>
        <span role="status">
          {problems.length > 0
            ? `${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} not yet right. Your work is kept as a draft.`
            : isChanged
              ? 'Not yet saved. Your work is kept as a draft.'
              : said}
        </span>
      </div>
      {theirs && (
        <div className="conflict" role="alert">
          <p>
            This text was changed elsewhere in the meantime. Nothing of either is lost: compare, and choose.
          </p>
          <div className="both">
            <pre>{JSON.stringify(theirs.value, undefined, 2)}</pre>
            <pre>{JSON.stringify(value, undefined, 2)}</pre>
          </div>
          <button type="button" onClick={() => take(theirs)}>
            Take the other
          </button>
          <button
            type="button"
            onClick={() => {
              setSaved(theirs);
              setBase(theirs.base);
              setTheirs(undefined);
            }}
          >
            Go on with mine
          </button>
        </div>
      )}
      {elsewhere.length > 0 && (
        <ul className="errors">
          {elsewhere.map(({ file, field, message }) => (
            <li key={`${file} ${field} ${message}`}>
              {file} {field} {message}
            </li>
          ))}
        </ul>
      )}
      <div ref={form}>
        <Form
          tagName="div"
          schema={schema}
          validator={validator}
          formData={value}
          extraErrors={errors}
          noValidate
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={written}
          templates={{
            FieldErrorTemplate: FieldErrors,
            ArrayFieldItemTemplate: ListEntry,
            ButtonTemplates: buttons,
          }}
          widgets={{ TextWidget: TextField, CheckboxWidget: Checkbox }}
          onChange={({ formData }) => {
            setSaid('');
            setValue(asSent(formData));
          }}
        >
          <span hidden />
        </Form>
      </div>
    </section>
  );
};
