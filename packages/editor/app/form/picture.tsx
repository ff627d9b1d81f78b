import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import type { Box, Uncut } from '../../site.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ask, pictureAddress, sentenceOf } from '../requests.ts';
import type { ControlProps } from './facts.ts';

type Chosen = Uncut & { file: File };
type CropProps = { picture: Chosen; onTake: (box: Box) => void; onClose: () => void };

/** The largest part of a picture that has the shape of its frame. */
const largestPart = ({ width, height, frame: { ratio, keep } }: Uncut): PercentCrop => {
  const widest = makeAspectCrop({ unit: '%', width: 100 }, ratio, width, height);
  const part = centerCrop(widest, width, height);
  return keep === 'top' ? { ...part, y: 0 } : part;
};

/** Asks which part of a picture its place shows: a box of the place's shape, moved and sized by mouse, finger or keys. */
const CropDialog = ({ picture, onTake, onClose }: CropProps) => {
  const { file, width, height, frame } = picture;
  const [address] = useState(() => URL.createObjectURL(file));
  const [part, setPart] = useState(() => largestPart(picture));
  const [scale, setScale] = useState(0);
  return (
    <Dialog
      question="Which part is shown?"
      answer="Take this part"
      onAnswer={() => onTake(part)}
      onClose={onClose}
    >
      <ReactCrop
        crop={part}
        aspect={frame.ratio}
        minWidth={frame.least.width * scale}
        minHeight={frame.least.height * scale}
        keepSelection
        onChange={(_, percent) => setPart(percent)}
      >
        <img
          src={address}
          alt=""
          // As large as the dialog takes it, also before it has come: a part of nothing could not be moved.
          style={{
            inlineSize: `min(${width}px, 33rem, 100vw - 5rem, ${(60 * width) / height}dvh)`,
            aspectRatio: width / height,
          }}
          onLoad={({ currentTarget }) => setScale(currentTarget.width / width)}
        />
      </ReactCrop>
    </Dialog>
  );
};

/** A picture of the site: shown, and replaced by a file that is chosen, dragged onto it or pasted. */
export const PictureField = ({ field, value, write, aria }: ControlProps) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const take = async (file: File | undefined, box?: Box) => {
    if (!file) return;
    setBusy(true);
    setFault('');
    setChosen(undefined);
    try {
      const held = await ask('holdPicture', { field: field.replace(/.*\./, ''), name: file.name, box }, file);
      if ('name' in held) write(held.name);
      else setChosen({ ...held, file });
    } catch (error) {
      setFault(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <div className="row" onPaste={({ clipboardData }) => take(clipboardData.files[0])}>
      {typeof value === 'string' && <img src={pictureAddress(value)} alt={`Now: ${value}`} />}
      <input
        type="file"
        id={aria.id}
        accept="image/*"
        disabled={isBusy}
        aria-invalid={aria['aria-invalid']}
        aria-describedby={`${aria['aria-describedby']} ${field}~ways ${field}~fault`}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again once it is mended.
          target.value = '';
        }}
      />
      {value !== undefined && <Button onClick={() => write(undefined)}>Show none</Button>}
      <span data-text="small" id={`${field}~ways`}>
        {isBusy ? 'Looking at the picture…' : 'Or drag a picture here, or paste it.'}
      </span>
      <p role="alert" id={`${field}~fault`}>
        {fault}
      </p>
      {chosen && (
        <CropDialog
          picture={chosen}
          onTake={(box) => void take(chosen.file, box)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
};
