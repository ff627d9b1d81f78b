type Control = HTMLInputElement | HTMLSelectElement;

/** Gives a control a value as the visitor would, so that React hears of it. */
const enter = (control: Control, value: string) => {
  // React watches the property on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
};

/**
 * Takes back what was chosen before the island's script had come, which would not be what React rendered, and returns what
 * chooses it again.
 */
export const early = (root: HTMLElement) => {
  const again = [...root.querySelectorAll<Control>('input, select')].flatMap((control) => {
    if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
      const { checked, defaultChecked } = control;
      if (checked === defaultChecked) return [];
      control.checked = defaultChecked;
      return checked ? [() => control.checked || control.click()] : [];
    }
    const { value } = control;
    if (value === '') return [];
    control.value = '';
    return [() => enter(control, value)];
  });
  const unfolded = [...root.querySelectorAll('details')].filter(({ open }) => open);
  for (const details of unfolded) details.open = false;
  return () => {
    for (const details of unfolded) details.open = true;
    for (const choose of again) choose();
  };
};
