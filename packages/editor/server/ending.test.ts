import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { ending } from './ending.ts';

test('what writes is brought to its end, failed or not, what comes later is refused, and the rest is called off', async () => {
  const { write, end, signal } = ending();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const written = write(() => one.promise.then(() => order.push('written')));
  const failed = write(() => other.promise.catch(() => order.push('failed')));
  const ended = end().then(() => order.push('ended'));
  expect(signal.aborted).toBe(true);
  await expect(write(async () => order.push('late'))).rejects.toThrow(Refusal);
  one.resolve();
  await written;
  other.reject(new Error('The disk is full.'));
  await Promise.all([failed, ended]);
  expect(order).toEqual(['written', 'failed', 'ended']);
});
