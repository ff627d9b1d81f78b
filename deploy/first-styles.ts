import {
  AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Node,
  parse,
  type Root,
  type Rule,
} from 'postcss';
import { tags } from './html-tags.ts';

/** A menu that is closed at first and has no list inside. */
const closedMenu = /<ul([^>]*) data-list[^>]*>(?:(?!<ul)[\s\S])*?<\/ul>/g;

/** HTML with closed menus emptied, from the inside out; they are no longer called lists, so that the outer ones follow. */
function withoutClosedMenus(html: string): string {
  const shorter = html.replace(closedMenu, '<menu$1></menu>');
  return shorter === html ? html : withoutClosedMenus(shorter);
}

/** The site's menu on narrow screens, closed at first. */
const popover = /(<nav[^>]* popover[^>]*>)[\s\S]*?(?=<\/nav>)/g;

const namesOfTags = (html: string): ReadonlySet<string> =>
  new Set(
    [...tags(html)].flatMap(({ name, attributes }) => [
      name,
      ...(attributes.get('class') ?? '').split(/\s+/).map((one) => `.${one}`),
      `#${attributes.get('id')}`,
      ...[...attributes].flatMap(([key, value]) => [`[${key}]`, `[${key}=${value}]`]),
    ]),
  );

/** What selectors may ask for: `p`, `.class`, `#id`, `[name]` and `[name=value]`; on narrow screens popovers are closed. */
export type Names = Readonly<Record<'wide' | 'narrow', ReadonlySet<string>>>;

/** What selectors may ask for in a stretch of HTML. */
export function namesIn(html: string): Names {
  const seen = withoutClosedMenus(html);
  return { wide: namesOfTags(seen), narrow: namesOfTags(seen.replace(popover, '$1')) };
}

/** What is for paper, or stands in for something in older browsers, which may have it a moment later. */
const isForLater = (node: ChildNode) =>
  node.type === 'atrule' &&
  ((node.name === 'media' && node.params === 'print') ||
    (node.name === 'supports' && node.params.startsWith('not')));

/** States that nothing is in before the visitor acts. */
const laterState = /(?<!:not\():(hover|active|focus|popover-open|:backdrop|:view-transition)/;

/** Properties that nobody sees before the visitor acts. */
const laterProperty = /^(transition|cursor|overscroll-behavior|-webkit-tap-highlight)/;

/** How something looks that its own rule hides is not seen before another rule shows it. */
const isOfHidden = ({ prop, parent }: Declaration) =>
  prop !== 'display' &&
  parent?.type === 'rule' &&
  parent.some((node) => node.type === 'decl' && node.prop === 'display' && node.value === 'none');

/** What a selector asks for, in the words of `namesIn`. What stands in brackets of `:not()` and the like is left out. */
function wants(selector: string): string[] {
  const plain = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').replace(/::?[a-z-]+/g, '');
  return (plain.match(/\[[^\]]*\]|[.#]?[a-z][\w-]*/gi) ?? []).map((part) =>
    part.replace(/[~|^$*]=.*\]/, ']').replace(/["']/g, ''),
  );
}

/** Rules that only set custom properties are the same on all pages of a kind, whichever colours a page has. */
const setsProperties = (rule: Rule) =>
  rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'));

/** Whether a rule holds only where the header's menu is a popover: below 992 pixels. */
function isForNarrow(rule: Rule): boolean {
  for (let group: Node | undefined = rule; group; group = group.parent) {
    const [, width] = (group instanceof AtRule && /width\s*<\s*(\d+)px/.exec(group.params)) || [];
    if (Number(width) <= 992) return true;
  }
  return false;
}

/** Whether a rule may dress something of the first view: all that one of its selectors asks for is there. */
function concerns(rule: Rule, { wide, narrow }: Names): boolean {
  const names = isForNarrow(rule) ? narrow : wide;
  const anyValue = setsProperties(rule);
  const isThere = (part: string) => names.has(anyValue ? part.replace(/=.*\]/, ']') : part);
  return rule.selectors.some((selector) => !laterState.test(selector) && wants(selector).every(isThere));
}

const isGroup = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && /^(layer|media|supports|container)$/.test(node.name) && node.nodes !== undefined;

const isKeyframes = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'keyframes';

const isFont = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'font-face';

type Asked = Rule | Declaration | AtRule;

type Kept = (node: Asked) => boolean;

const isAsked = (node: ChildNode): node is Asked =>
  node.type === 'rule' || node.type === 'decl' || isKeyframes(node) || isFont(node);

/**
 * Moves out of a list of rules, also nested ones, what is kept for the first view and returns it; what stays is the
 * rest. Empty lists are left out of both.
 */
function takeFirst<List extends Container>(rest: List, isKept: Kept): List {
  const first = rest.clone({ nodes: [] });
  // Asked before anything moves: a declaration may depend on those beside it.
  const taken = (rest.nodes ?? []).filter((node) => !isForLater(node) && (!isAsked(node) || isKept(node)));
  for (const node of taken) {
    if (node.type === 'rule' || isGroup(node)) {
      const part = takeFirst(node, isKept);
      if (part.nodes?.length) first.append(part);
      if (!node.nodes?.length) node.remove();
    } else {
      first.append(node.clone());
      node.remove();
    }
  }
  return first;
}

const references = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The custom properties that a sheet's other properties lead to, directly or through each other. */
function customPropertiesUsed(sheet: Root): ReadonlySet<string> {
  const used = new Set<string>();
  const values = new Map<string, string[]>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const value of values.get(name) ?? []) references(value).forEach(use);
  };
  const plain: string[] = [];
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else plain.push(value);
  });
  for (const value of plain) references(value).forEach(use);
  return used;
}

/** The keyframes that a sheet's animations name. */
function keyframesUsed(sheet: Root): ReadonlySet<string> {
  const used = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  return used;
}

/** Whether a font is one of the visitor's own, in a width that a sheet's texts have; those of the site come later. */
function isFontUsed(font: AtRule, sheet: Root): boolean {
  let [isOfSite, least, most] = [false, 100, 100];
  font.walkDecls(({ prop, value }) => {
    if (prop === 'src') isOfSite = value.includes('url(');
    if (prop === 'font-stretch') [least = 100, most = least] = value.split(' ').map(Number.parseFloat);
  });
  const widths = [100];
  sheet.walkDecls('font-stretch', ({ parent, value }) => {
    if (parent?.type === 'rule') widths.push(Number.parseFloat(value));
  });
  return !isOfSite && widths.some((width) => width >= least && width <= most);
}

/** The styles of the first view, for the page itself, and those of the rest, for a file. */
export function splitStyles(css: string, names: Names): { first: string; rest: string } {
  const isSeen: Kept = (node) => {
    if (node.type === 'rule') return concerns(node, names);
    return node.type !== 'decl' || !(laterProperty.test(node.prop) || isOfHidden(node));
  };
  const sheet = takeFirst(parse(css), isSeen);
  const properties = customPropertiesUsed(sheet);
  const keyframes = keyframesUsed(sheet);
  const rest = parse(css);
  const first = takeFirst(rest, (node) => {
    if (node.type === 'atrule')
      return isKeyframes(node) ? keyframes.has(node.params) : isFontUsed(node, sheet);
    const isUnused = node.type === 'decl' && node.prop.startsWith('--') && !properties.has(node.prop);
    return isSeen(node) && !isUnused;
  });
  return { first: first.toString(), rest: rest.toString() };
}
