import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, Words } from '../drawing.tsx';

const inlets = [52, 180, 308];
const inletPaths = ['M52 26C52 80 150 70 150 124', 'M180 26V124', 'M308 26C308 80 210 70 210 124'];
const seams = [122, 166, 210, 254];

/** Three materials flow into one batch; it passes its stages and the gate, and divides. */
export const Batch = (props: { figure: FigureOf<'batch'> }) => {
  const { materials, stages, gate, release, outlets } = props.figure;
  return (
    <Drawing height={358}>
      {inletPaths.map((path, index) => (
        <path
          key={path}
          className={tone('line')}
          strokeWidth="30"
          opacity={index === 1 ? 0.85 : 0.7}
          d={path}
        />
      ))}
      {materials.map((material, index) => (
        <Words key={material} x={inlets[index] ?? 0} y={16} anchor="middle">
          {material}
        </Words>
      ))}
      <path
        className={tone('lit')}
        d="M134 284H198C198 318 148 312 148 338H72C72 312 134 318 134 284zM210 284H226C226 312 298 308 298 338H282C282 320 210 324 210 284z"
      />
      <path className={tone('lit')} d="M134 122H226V290H134z" />
      {stages.map(({ title, text }, index) => {
        const y = (seams[index] ?? 0) + 28;
        const left = index % 2 === 0;
        return (
          <g key={title}>
            <Words x={180} y={y} anchor="middle" look="bold" size={19} onLit>
              {title}
            </Words>
            <Words x={left ? 122 : 238} y={y - 10} anchor={left ? 'end' : undefined} limit={14}>
              {text}
            </Words>
          </g>
        );
      })}
      <path className={tone('seam')} d="M134 166H226M134 210H226" />
      <path className={tone('lid')} d="M116 256H244V284H116z" />
      <Words x={180} y={276} anchor="middle" look="bold" size={19} onLit>
        {gate}
      </Words>
      <Words x={254} y={264} limit={13}>
        {release}
      </Words>
      <Words x={110} y={354} anchor="middle" look="bold">
        {outlets[0] ?? ''}
      </Words>
      <Words x={360} y={354} anchor="end" look="bold">
        {outlets[1] ?? ''}
      </Words>
    </Drawing>
  );
};
