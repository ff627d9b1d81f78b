const step = String.raw`-?var\(--(space-\d+|gap|gutter|inset|section|margin|header|over|above|foot-bar)\)`;
const negative = String.raw`calc\(-1 \* var\(--(space-\d+|gap|gutter|header|section)\)\)`;
// Paper has points and millimetres of its own.
const paper = String.raw`-?[\d.]+(mm|pt)`;
const steps = new RegExp(`^((0|auto|inherit|${step}|${negative}|${paper})\\s*)+$`);

/** Holds components to the scale of type, space, colour and width: docs/decisions/002-css.md. */
export default {
  // No rule is excepted.
  ignoreDisables: true,
  rules: {
    'declaration-property-value-allowed-list': {
      '/^(font|font-size|font-weight|font-stretch|line-height|letter-spacing)$/': ['inherit', /\dpt/],
      '/^(margin|padding)(-|$)|^((row|column)-)?gap$/': [steps],
    },
    'color-no-hex': true,
    'media-feature-name-value-allowed-list': {
      width: ['1200px', '992px', '900px', '768px', '600px', '576px', '22em', '17em'],
    },
  },
  ignoreFiles: [
    'dist/**',
    // Where the scale is made, and paper, which has its own in points and millimetres.
    'src/shell/styles/*.css',
    // The editor has a scale of its own, the drawings one in their own units.
    'packages/**',
    'src/sections/service/figure/drawing.module.css',
  ],
};
