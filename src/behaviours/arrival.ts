/** How a page came: by a load of its document, or into the document that was open. */
export type Arrival = 'load' | 'navigation';
