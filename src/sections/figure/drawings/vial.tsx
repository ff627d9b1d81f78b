import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, Words } from '../drawing.tsx';

/** The words of each part, and the line that leads from them to it: clockwise from the upper left. */
const places = [
  { x: 0, y: 52, anchor: undefined, line: 'M0 58H176' },
  { x: 360, y: 30, anchor: 'end', line: 'M360 36H204' },
  { x: 360, y: 190, anchor: 'end', line: 'M360 196H222' },
  { x: 0, y: 150, anchor: undefined, line: 'M0 156H140' },
] as const;

/** A vial with a line to each of its parts, on the way that it goes. */
export const Vial = ({ figure: { parts, from, over, to } }: { figure: FigureOf<'vial'> }) => (
  <Drawing height={342}>
    <path
      className={tone('glass')}
      d="M156 60h48v22q38 8 38 40v152q0 16-16 16H134q-16 0-16-16V122q0-32 38-40z"
    />
    <path className={tone('body')} d="M123 140h114v132q0 13-13 13H136q-13 0-13-13z" />
    <path
      className={tone('line')}
      d="M156 60v22q-38 8-38 40v152q0 16 16 16h92q16 0 16-16V122q0-32-38-40V60"
    />
    <path className={tone('lit')} d="M118 170h124v74H118z" />
    <path className={tone('seam')} d="M130 188h60M130 204h84M130 220h40" />
    <path className={tone('body')} d="M162 40h36v30h-36z" />
    <path className={tone('lit')} d="M148 22h64v26h-64z" />
    <path className={tone('line')} strokeWidth="4" d="M0 312H354m-16-11 18 11-18 11" />
    {places.map(({ x, y, anchor, line }, index) => {
      const part = parts[index];
      if (!part) return null;
      return (
        <g key={part.title}>
          <path stroke="currentColor" strokeWidth="1.5" d={line} />
          <Words x={x} y={y} anchor={anchor} look="bold" size={19}>
            {part.title}
          </Words>
          <Words x={x} y={y + 24} anchor={anchor} limit={14}>
            {part.text}
          </Words>
        </g>
      );
    })}
    <Words x={0} y={338} look="bold">
      {from}
    </Words>
    <Words x={180} y={338} anchor="middle" look="bold">
      {over}
    </Words>
    <Words x={360} y={338} anchor="end" look="bold">
      {to}
    </Words>
  </Drawing>
);
