/** Where an organisation stands before it begins: little written, some procedures, another certificate, in use. */
export const stages = ['none', 'some', 'other', 'running'] as const;
