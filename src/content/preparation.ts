/** Whether a fact of a service page is the one that says how long preparation takes. */
export const isPreparation = ({ label }: { label: string }) => label === 'How long';
