import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Block, Drawing, tone, Words } from '../drawing.tsx';

const pitch = 48;
const top = 30;

/** Six corners for a critical control point, round ends for an operational programme, nothing round the rest. */
const Control = ({
  y,
  control,
}: {
  y: number;
  control: FigureOf<'controls'>['steps'][number]['control'];
}) => (
  <>
    {control === 'CCP' && <path className={tone('lit')} d={`M276 ${y + 18}l16-18h52l16 18-16 18h-52z`} />}
    {control === 'OPRP' && <rect className={tone('line')} x="278" y={y + 2} width="80" height="32" rx="16" />}
    <Words x={318} y={y + 25} anchor="middle" look="bold" size={20} onLit={control === 'CCP'}>
      {control}
    </Words>
  </>
);

/** A flow diagram from the top down, the hazard and the control beside each step, on the slab that carries them. */
export const Controls = ({ figure: { columns, steps, base } }: { figure: FigureOf<'controls'> }) => (
  <Drawing height={top + pitch * 5 + 72}>
    <Words x={0} y={16}>
      {columns.step}
    </Words>
    <Words x={132} y={16}>
      {columns.hazard}
    </Words>
    <Words x={318} y={16} anchor="middle">
      {columns.control}
    </Words>
    <path className={tone('line')} d={`M58 ${top}V${top + 5 * pitch + 6}`} />
    {steps.map(({ title, hazard, control }, index) => {
      const y = top + index * pitch;
      return (
        <g key={title}>
          <rect className={tone('pane')} x="0" y={y} width="118" height="36" />
          <Words x={59} y={y + 24} anchor="middle" look="bold">
            {title}
          </Words>
          <Words x={132} y={y + 24}>
            {hazard}
          </Words>
          <Control y={y} control={control} />
        </g>
      );
    })}
    <Block x={0} y={top + pitch * 5 + 16} width={344} height={54} depth={16} />
    <Words x={14} y={top + pitch * 5 + 51} look="numeral" size={26} onLit>
      {base.title}
    </Words>
    <Words x={88} y={top + pitch * 5 + 38} onLit limit={30}>
      {base.text}
    </Words>
  </Drawing>
);
