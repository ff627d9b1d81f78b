import type { Figure } from '#src/content/schemas/figure.ts';

/** A drawn figure: a measure is words already. */
export type Drawn = Exclude<Figure, { kind: 'measure' }>;

/** What a figure shows, in words and in its order, for those who do not see it. */
export const inWords = (figure: Drawn): readonly string[] => {
  switch (figure.kind) {
    case 'ring':
      return [
        ...figure.phases.map(({ title, mark, text }) => `${title}: ${mark} ${text}`),
        `${figure.centre.mark} ${figure.centre.text}`,
        figure.around,
      ];
    case 'clock':
      return [figure.event, ...figure.spans.map(({ title, mark, text }) => `${title}: ${mark}, ${text}`)];
    case 'way':
      return figure.stretches.map(({ title, stations }) => `${title}: ${stations.join(', ')}`);
    case 'batch':
      return [
        figure.materials.join(', '),
        ...figure.stages.map(({ title, text }) => `${title}: ${text}`),
        `${figure.gate}: ${figure.release}`,
        figure.outlets.join(', '),
      ];
    case 'chain':
      return [...figure.links, figure.back, figure.forward];
    case 'fence':
      return figure.rows.map((row) => `${figure.inside}: ${row.inside}. ${figure.outside}: ${row.outside}`);
    case 'budget':
      return [
        ...figure.contributions.map(({ title, value }) => `${title}: ${value}`),
        `${figure.total.title}: ${figure.total.value}`,
        figure.result,
      ];
    case 'bell':
      return figure.spans.map(({ sigmas, share }) => `±${sigmas}: ${share}`);
    case 'days':
      return [
        figure.before,
        ...figure.days.map(
          ({ title, hours }) =>
            `${title}: ${hours.map((hour) => `${hour.title} (${hour.hours})`).join(', ')}`,
        ),
        figure.after,
      ];
    case 'controls':
      return [
        ...figure.steps.map(({ title, hazard, control }) => `${title}: ${hazard}, ${control}`),
        `${figure.base.title}: ${figure.base.text}`,
      ];
    case 'stairs':
      return [...figure.steps.map(({ title, text }) => `${title}: ${text}`), figure.way];
    case 'layers':
      return figure.layers.map(({ mark, title, text }) => `${mark} ${title}: ${text}`);
    case 'limit':
      return [figure.limit.title, figure.readingsTitle, `${figure.low}: ${figure.held}`].map(
        (line, index) => `${figure.principles[index]} ${line}`,
      );
    case 'vial':
      return [
        ...figure.parts.map(({ title, text }) => `${title}: ${text}`),
        [figure.from, figure.over, figure.to].join(', '),
      ];
  }
};
