// npm run dev: the same server as in production, with both halves of the web app rebuilt and the server restarted at
// each change.
import { spawn } from 'node:child_process';
import { buildWeb } from './lib/build.mjs';
import { ensurePackages, inRoot, projectNode, root } from './lib/machine.mjs';

await ensurePackages();
const node = projectNode();
await buildWeb(node);

const vite = [
  inRoot('node_modules/vite/bin/vite.js'),
  'build',
  '--config',
  'apps/web/vite.config.ts',
  '--watch',
  '--logLevel',
  'warn',
];
const watched = ['apps/api/src', 'packages/contract/src', 'packages/i18n/src', 'dist/web'].map(
  (path) => `--watch-path=${path}`,
);
const children = [
  spawn(node, vite, { cwd: root, stdio: 'inherit' }),
  spawn(node, [...vite, '--ssr', 'src/entry-server.tsx'], { cwd: root, stdio: 'inherit' }),
  spawn(node, [...watched, '--watch-preserve-output', 'apps/api/src/main.ts'], { cwd: root, stdio: 'inherit' }),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
