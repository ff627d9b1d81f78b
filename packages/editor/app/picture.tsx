import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { Box } from '../site.ts';
import { CropDialog } from './crop-dialog.tsx';
import { markId } from './field.tsx';
import { type Chosen, holdPicture, pictureAddress, uploadPicture } from './requests.ts';

/** A picture of the site: shown, and replaced by a file that is chosen, dragged onto it or pasted. */
export const PictureField = ({ id, value, rawErrors, onChange }: WidgetProps) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  const attempt = async (task: () => Promise<void>) => {
    setBusy(true);
    setFault('');
    await task().catch((error) => setFault(error instanceof Error ? error.message : String(error)));
    setBusy(false);
  };
  const hold = (picture: Chosen, box?: Box) =>
    attempt(async () => {
      setChosen(undefined);
      onChange(await holdPicture(picture.id, box));
    });
  const take = (files: FileList) => {
    const [file] = files;
    if (file)
      void attempt(async () => {
        const picture = await uploadPicture(id.replace(/.*_/, ''), file);
        if (picture.frame) setChosen(picture);
        else await hold(picture);
      });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped or pasted here can be chosen by its control too.
    <div
      className="picture"
      data-over={isOver}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={({ dataTransfer }) => {
        setOver(false);
        take(dataTransfer.files);
      }}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
      {value && <img src={pictureAddress(value)} alt={`Now: ${value}`} />}
      <div className="choices">
        <input
          type="file"
          id={id}
          accept="image/*"
          disabled={isBusy}
          aria-invalid={rawErrors !== undefined && rawErrors.length > 0}
          aria-describedby={`${ariaDescribedByIds(id)} ${markId(id)} ${id}__ways ${id}__fault`}
          onChange={({ target }) => {
            if (target.files) take(target.files);
            // The same file can be chosen again once it is mended.
            target.value = '';
          }}
        />
        {value && (
          <button type="button" className="small" onClick={() => onChange(undefined)}>
            Show none
          </button>
        )}
        <span className="soft" id={`${id}__ways`}>
          {isBusy ? 'Looking at the picture…' : 'Or drag a picture here, or paste it.'}
        </span>
      </div>
      <p className={fault && 'errors'} role="alert" id={`${id}__fault`}>
        {fault}
      </p>
      {chosen?.frame && (
        <CropDialog
          picture={chosen}
          frame={chosen.frame}
          onTake={(box) => hold(chosen, box)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
};
