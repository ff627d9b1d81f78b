import { Problem } from './problem.ts';

/** How the site is served, from the environment of `npm start`. */
export type ServeOptions = {
  port: number;
  host: string;
  allowedHosts: string[];
  /** Whether an access log is written. */
  log: boolean;
  /** Whether visitors come over https, by a proxy before the server. */
  secure: boolean;
};

type Environment = Readonly<Record<string, string | undefined>>;

const readPort = (value: string): number => {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new Problem(`PORT is "${value}". Give a whole number from 0 to 65535, as in: PORT=8080 npm start`);
};

const readSwitch = (name: string, value: string): boolean => {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Problem(`${name} is "${value}". Give on or off, as in: ${name}=on npm start`);
};

const readName = (name: string, value: string): string => {
  if (/^[a-z0-9.:-]+$/i.test(value)) return value.toLowerCase();
  throw new Problem(
    `${name} has "${value}". Give a host name or an address, without scheme or path, as in: ${name}=localhost npm start`,
  );
};

/**
 * Reads PORT (4321), HOST (localhost), HOSTS (names separated by commas; any when empty), LOG (on) and HTTPS (off).
 * Throws a `Problem` naming the variable, what it holds and what it should.
 */
export const readOptions = (env: Environment): ServeOptions => {
  const names = (env.HOSTS ?? '').split(',').map((name) => name.trim());
  return {
    port: readPort(env.PORT || '4321'),
    host: readName('HOST', env.HOST || 'localhost'),
    allowedHosts: names.filter((name) => name !== '').map((name) => readName('HOSTS', name)),
    log: readSwitch('LOG', env.LOG || 'on'),
    secure: readSwitch('HTTPS', env.HTTPS || 'off'),
  };
};
