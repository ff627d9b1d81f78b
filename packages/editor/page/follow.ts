// Runs in the page that stands beside the form, while developing alone: it goes to the words that are being edited.

/** As when somebody searches the page: every browser has it, and no standard. */
const find: unknown = Reflect.get(window, 'find');

if (parent !== window)
  addEventListener('message', ({ source, origin, data }) => {
    // The editor is of this machine, and of no other.
    const isEditor = source === parent && new URL(origin).hostname === '127.0.0.1';
    const main = document.querySelector('main');
    if (!isEditor || typeof data !== 'string' || !main || typeof find !== 'function') return;
    // What menus say too is meant where the page says it.
    getSelection()?.collapse(main, 0);
    find.call(window, data, true, false, true);
  });
