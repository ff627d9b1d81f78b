import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { errorCode, Problem } from './problem.ts';

/** Lets a server listen, and says on which port. Throws a `Problem` where that port or name cannot be had. */
export const listen = async (server: Server, port: number | string, host = '127.0.0.1'): Promise<number> => {
  try {
    // By name it might be the IPv6 address alone, and http://127.0.0.1 would find nothing.
    server.listen(Number(port), host === 'localhost' ? '127.0.0.1' : host);
    await once(server, 'listening');
  } catch (error) {
    const isTaken = errorCode(error) === 'EADDRINUSE';
    throw new Problem(
      isTaken
        ? `Port ${port} is taken: end the program that uses it, or choose another port, as in: PORT=8080 npm start`
        : `PORT is "${port}" and HOST is "${host}", where nothing can listen (${errorCode(error)}): give a number up to 65535, and a name of this machine, as in: HOST=localhost PORT=8080 npm start`,
    );
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
};

/** Makes sure that a port can be had, before minutes go into a build, and says which: without one any that nobody listens on. */
export const claimPort = async (port: number | string = 0, host?: string): Promise<number> => {
  const server = createServer();
  const claimed = await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
  return claimed;
};
