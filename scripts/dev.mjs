// npm run dev: the API, restarted at each change, behind Vite, which renders pages on the server and hot-reloads the
// browser.
import { spawn } from 'node:child_process';
import { ensurePackages, inRoot, projectNode, root } from './lib/machine.mjs';

await ensurePackages();
const node = projectNode();

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const options = { cwd: root, stdio: 'inherit' };
const children = [
  // Restarts when a file changes that the API imports.
  spawn(node, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    ...options,
    env: { ...process.env, PORT: String(apiPort) },
  }),
  spawn(node, [inRoot('scripts', 'dev', 'serve.mjs'), String(port), String(apiPort)], options),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
