/** Data as text that can stand inside a script element: no `<`, so that nothing in it can end the element. */
export const scriptJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
