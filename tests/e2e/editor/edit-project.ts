import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { copyProject } from '../../../scripts/copy-project.ts';

/** A copy of the project with its editor, as `npm run edit` starts it; `end` ends the editor and removes the copy. */
export const editProject = async () => {
  const root = await copyProject();
  const editor = spawn(process.execPath, ['scripts/edit.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async () => {
    editor.kill('SIGTERM');
    if (editor.exitCode === null) await once(editor, 'exit');
    await rm(root, { recursive: true, force: true });
  };
  for await (const line of createInterface(editor.stdout)) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return { root, address, end };
  }
  await end();
  throw new Error('The editor ended before it printed its address.');
};
