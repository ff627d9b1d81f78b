/** An answer: its status, and what is sent as JSON; bytes of a type of their own are sent as they are. */
export type Answer = { status: number; body: unknown; type?: string };

export const answer = (body: unknown, status = 200): Answer => ({ status, body });
