import { expect, it } from 'vitest';
import { svgFaults } from './svg-faults.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

it.each([
  ['outlines', svg('<path fill="#123" d="M0 0h9v9z"/>')],
  ['references within itself', svg('<defs><g id="a"/></defs><use xlink:href="#a" fill="url(#b)"/>')],
  ['an empty style before a path', svg('<style/><path d="M0 0h9"/>')],
  ['styles of its own', svg('<style>.a{fill:url(#b)}</style><path class="a" d="M0 0h9"/>')],
  [
    'what drawing programs leave behind',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <!-- <script> in a comment is none -->
    ${svg('<metadata><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/x"/></cc:Work></metadata>')}`,
  ],
])('finds nothing wrong with %s', (_, drawing) => {
  expect(svgFaults(drawing)).toEqual([]);
});

it.each([
  ['a script', svg('<script>alert(1)</script>'), /the element script/],
  ['a script behind a prefix', svg('<s:script/>', ' xmlns:s="http://www.w3.org/2000/svg"'), /element script/],
  ['a web page inside', svg('<foreignObject><b/></foreignObject>'), /foreignObject/],
  ['parts of a web page by namespace', svg('<h:b/>', ' xmlns:h="http://www.w3.org/1999/xhtml"'), /web page/],
  ['an event attribute', svg('', ' onload="alert(1)"'), /event attribute onload/],
  ['a link that runs', svg('<a href="java&#115;cript:alert(1)"/>'), /refers to something outside/],
  ['a picture from elsewhere', svg('<image xlink:href="https://example.com/a.png"/>'), /outside itself/],
  ['a picture within', svg('<image href="data:image/png;base64,AAAA"/>'), /pixel picture/],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, /style sheet/],
  ['imported styles', svg('<style>@import "a.css";</style>'), /styles load/],
  ['styles in CDATA', svg('<style><![CDATA[ a{fill:url(http://example.com)} ]]></style>'), /styles load/],
  ['a rule cut by a comment', svg('<style>@imp<!-- -->ort "a.css";</style>'), /styles load/],
  ['a rule cut by CDATA', svg('<style>@imp<![CDATA[ort "a.css";]]></style>'), /styles load/],
  ['a rule cut by an instruction', svg('<style>.a{fill:ur<?x?>l(//example.com)}</style>'), /styles load/],
  ['a rule behind an element', svg('<style><x/>@import "a.css";</style>'), /styles hold an element/],
  ['a rule around an element', svg('<style>@imp<x>a</x>ort "a.css";</style>'), /styles hold an element/],
  ['a style behind an empty one', svg('<style/><style>@import "a.css";</style>'), /styles load/],
  ['an address in an attribute', svg('<path fill="url(//example.com/a)"/>'), /styles load/],
  ['an address spelled with escapes', svg('<path style="fill:\\75rl(//example.com/a)"/>'), /backslash/],
  [
    'an address spelled with references',
    svg('<path style="fill:&#117;rl(//example.com/a)"/>'),
    /styles load/,
  ],
  ['movement', svg('<animate attributeName="href" to="javascript:alert(1)"/>'), /element animate/],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /declares entities/],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, /UTF-7/],
  // Places where a comment or a quotation mark could hide what follows.
  ['a script behind CDATA', svg('<![CDATA[ <!-- ]]><script/><![CDATA[ --> ]]>'), /element script/],
  ['a script behind a doctype', `<!DOCTYPE svg SYSTEM "><!--">${svg('<script/><!-- -->')}`, /element script/],
  ['a script behind an angle', svg('<g data-a=">"><script/></g>'), /element script/],
])('refuses %s', (_, drawing, reason) => {
  expect(svgFaults(drawing).join('; ')).toMatch(reason);
});
