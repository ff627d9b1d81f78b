const facesIn = (rules: CSSRuleList): CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return rule;
    return rule instanceof CSSLayerBlockRule ? facesIn(rule.cssRules) : [];
  });

const held = new Set<string>();

/**
 * Holds the fonts that have come for as long as the document stands. The browser reads those of style sheets anew when a
 * sheet is turned on or off: for a frame all text would stand in another font.
 */
export const holdFonts = async () => {
  const come = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  const loading = [...document.styleSheets]
    .flatMap(({ cssRules }) => facesIn(cssRules))
    .map(async ({ style }) => {
      const say = (name: string) => style.getPropertyValue(name).replaceAll('"', '');
      const [family, source] = [say('font-family'), say('src')];
      if (!source.includes('url(') || !come.has(family) || held.has(family)) return;
      held.add(family);
      const measures = { weight: say('font-weight') || 'normal', stretch: say('font-stretch') || 'normal' };
      document.fonts.add(await new FontFace(family, source, measures).load());
    });
  // One that cannot be held is read anew, as all are without this.
  await Promise.allSettled(loading);
};
