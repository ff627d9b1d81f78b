import type { Socket } from 'node:net';

/** Bytes. A browser's request fits into one piece or two; of the shortest requests there are, one holds a dozen. */
const piece = 512;

/**
 * Has the requests of a connection read piece by piece. By itself Node reads all that 64 KB hold before it looks
 * whether the connection has been cut off: 1,600 of the shortest requests, 8 MB of memory, and that for each connection.
 */
export const readInPieces = (socket: Socket): void => {
  const push = socket.push.bind(socket);
  socket.push = (bytes: unknown) => {
    if (!Buffer.isBuffer(bytes)) return push(bytes);
    let wantsMore = true;
    for (let from = 0; from < bytes.length && !socket.destroyed; from += piece)
      wantsMore = push(bytes.subarray(from, from + piece));
    return wantsMore;
  };
  // With a listener of ours the parser takes the bytes from here, otherwise from below.
  socket.on('data', () => {});
};
