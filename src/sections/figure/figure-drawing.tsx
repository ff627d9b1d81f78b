import { Batch } from './drawings/batch.tsx';
import { Bell } from './drawings/bell.tsx';
import { Budget } from './drawings/budget.tsx';
import { Chain } from './drawings/chain.tsx';
import { Clock } from './drawings/clock.tsx';
import { Controls } from './drawings/controls.tsx';
import { Days } from './drawings/days.tsx';
import { Fence } from './drawings/fence.tsx';
import { Layers } from './drawings/layers.tsx';
import { Limit } from './drawings/limit.tsx';
import { Ring } from './drawings/ring.tsx';
import { Stairs } from './drawings/stairs.tsx';
import { Vial } from './drawings/vial.tsx';
import { Way } from './drawings/way.tsx';
import type { Drawn } from './in-words.ts';

/** The drawing of a figure, without its heading and its ground. */
export const FigureDrawing = ({ figure }: { figure: Drawn }) => {
  switch (figure.kind) {
    case 'ring':
      return <Ring figure={figure} />;
    case 'clock':
      return <Clock figure={figure} />;
    case 'way':
      return <Way figure={figure} />;
    case 'batch':
      return <Batch figure={figure} />;
    case 'chain':
      return <Chain figure={figure} />;
    case 'fence':
      return <Fence figure={figure} />;
    case 'budget':
      return <Budget figure={figure} />;
    case 'bell':
      return <Bell figure={figure} />;
    case 'days':
      return <Days figure={figure} />;
    case 'controls':
      return <Controls figure={figure} />;
    case 'stairs':
      return <Stairs figure={figure} />;
    case 'layers':
      return <Layers figure={figure} />;
    case 'limit':
      return <Limit figure={figure} />;
    case 'vial':
      return <Vial figure={figure} />;
  }
};
