import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface RunningProgram {
  process: ChildProcess;
  port: number;
}

/** Starts a program that prints its address when it is ready. */
export async function startProgram(file: string, env: NodeJS.ProcessEnv, input?: Buffer): Promise<RunningProgram> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const startFailure = once(child, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([once(child, 'spawn'), startFailure]);
  child.stdin.end(input);
  for await (const line of createInterface(child.stdout)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) {
      // A full pipe would block the program at its next log line.
      child.stdout.resume();
      return { process: child, port: Number(port) };
    }
    if (line.trim()) console.error(line);
  }
  throw new Error(`${file} exited before it was ready.`);
}

export async function stopProgram({ process: child }: RunningProgram): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
