// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStage, leaveStage, setStage } from './stage.ts';

const parse = (body: string) => new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html');

beforeEach(() => {
  document.body.innerHTML = '<main>Seen</main><p>Below</p>';
});
afterEach(clearStage);

test('the content of a page stands after the one that is seen, marked', () => {
  setStage(parse('<p>Above</p><main>Next</main>'));
  expect(document.body.innerHTML).toBe('<main>Seen</main><main data-staged="">Next</main><p>Below</p>');
});

test('it goes back to its page when the mouse has left, and when it rests on another link', () => {
  const page = parse('<p>Above</p><main>Next</main><p>Below</p>');
  const { innerHTML } = page.body;
  setStage(page);
  setStage(parse('<main>Other</main>'));
  expect(page.body.innerHTML).toBe(innerHTML);
  clearStage();
  expect(document.body.innerHTML).toBe('<main>Seen</main><p>Below</p>');
});

test('the page that is asked for keeps its content here', () => {
  const page = parse('<p>Above</p><main>Next</main>');
  setStage(page);
  const { nodes, main } = leaveStage(page);
  expect(main?.isConnected && main.ownerDocument).toBe(document);
  expect(main?.outerHTML).toBe('<main>Next</main>');
  expect(nodes.map(({ textContent }) => textContent)).toEqual(['Above', 'Next']);
  clearStage();
  expect(document.querySelectorAll('main')).toHaveLength(2);
});

test('a page that is not laid out gives what it holds, and another one leaves', () => {
  setStage(parse('<main>Pointed at</main>'));
  const { nodes, main } = leaveStage(parse('<main>Asked for</main>'));
  expect(main).toBeUndefined();
  expect(nodes.map(({ textContent }) => textContent)).toEqual(['Asked for']);
  expect(document.querySelectorAll('main')).toHaveLength(1);
});

test('an opening that plays when it comes is not begun ahead, nor what has no content', () => {
  setStage(parse('<main><div data-slides></div></main>'));
  setStage(parse('<p>Nothing</p>'));
  expect(document.querySelectorAll('main')).toHaveLength(1);
});
