/** Whether the next page is on its way: a change of the address now would call it off. */
export const isNavigating = () => 'navigation' in window && navigation.transition !== null;
