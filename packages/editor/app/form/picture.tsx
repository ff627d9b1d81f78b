import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import type { Box, Frame } from '../../site.ts';
import { Dialog } from '../dialog.tsx';
import { ask, type Chosen, choosePicture, chosenAddress, pictureAddress, sentenceOf } from '../requests.ts';
import { described, useFacts } from './facts.ts';
import type { ControlProps } from './text.tsx';

type CropProps = { picture: Chosen; frame: Frame; onTake: (box: Box) => void; onClose: () => void };

/** The largest part of a picture that has the shape of its frame. */
const largestPart = ({ width, height }: Chosen, { ratio, keep }: Frame): PercentCrop => {
  const whole = { unit: '%', width: 100 } as const;
  const fitting = width / height > ratio ? ({ unit: '%', height: 100 } as const) : whole;
  const part = centerCrop(makeAspectCrop(fitting, ratio, width, height), width, height);
  return keep === 'top' ? { ...part, y: 0 } : part;
};

/** Asks which part of a picture its place shows: a box of the place's shape, moved and sized by mouse, finger or keys. */
const CropDialog = ({ picture, frame, onTake, onClose }: CropProps) => {
  const [part, setPart] = useState(() => largestPart(picture, frame));
  const [scale, setScale] = useState(0);
  return (
    <Dialog question="Which part is shown?" onClose={onClose}>
      <ReactCrop
        crop={part}
        aspect={frame.ratio}
        minWidth={frame.least.width * scale}
        minHeight={frame.least.height * scale}
        keepSelection
        onChange={(_, percent) => setPart(percent)}
      >
        <img
          className="to-crop"
          src={chosenAddress(picture.id)}
          alt=""
          // It has its shape before it has come.
          width={picture.width}
          height={picture.height}
          onLoad={({ currentTarget }) => setScale(currentTarget.width / picture.width)}
        />
      </ReactCrop>
      <div className="row">
        <button
          type="button"
          className="main"
          onClick={() =>
            onTake({
              left: part.x / 100,
              top: part.y / 100,
              width: part.width / 100,
              height: part.height / 100,
            })
          }
        >
          Take this part
        </button>
        <button type="button" onClick={onClose}>
          Not yet
        </button>
      </div>
    </Dialog>
  );
};

/** A picture of the site: shown, and replaced by a file that is chosen, dragged onto it or pasted. */
export const PictureField = ({ field, value, isRequired, isWrong }: ControlProps) => {
  const { write } = useFacts();
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  const attempt = async (task: () => Promise<void>) => {
    setBusy(true);
    setFault('');
    await task().catch((error) => setFault(sentenceOf(error)));
    setBusy(false);
  };
  const hold = (picture: Chosen, box?: Box) =>
    attempt(async () => {
      setChosen(undefined);
      write(field, (await ask('holdPicture', { id: picture.id, box })).name);
    });
  const take = (files: FileList) => {
    const [file] = files;
    if (file)
      void attempt(async () => {
        const picture = await choosePicture(field.replace(/.*\./, ''), file);
        if (picture.frame) setChosen(picture);
        else await hold(picture);
      });
  };
  const { 'aria-describedby': describedBy, id } = described(field, isWrong, isRequired);
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
      {typeof value === 'string' && <img src={pictureAddress(value)} alt={`Now: ${value}`} />}
      <div className="row">
        <input
          type="file"
          id={id}
          accept="image/*"
          disabled={isBusy}
          aria-invalid={isWrong}
          aria-describedby={`${describedBy} ${field}~ways ${field}~fault`}
          onChange={({ target }) => {
            if (target.files) take(target.files);
            // The same file can be chosen again once it is mended.
            target.value = '';
          }}
        />
        {value !== undefined && (
          <button type="button" className="small" onClick={() => write(field, undefined)}>
            Show none
          </button>
        )}
        <span className="soft" id={`${field}~ways`}>
          {isBusy ? 'Looking at the picture…' : 'Or drag a picture here, or paste it.'}
        </span>
      </div>
      <p className={fault && 'errors'} role="alert" id={`${field}~fault`}>
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
