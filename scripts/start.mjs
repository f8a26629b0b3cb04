// npm start: from a bare clone to the running marketplace.
import { spawn } from 'node:child_process';
import { buildWeb } from './lib/build.mjs';
import { ensurePackages, inRoot, projectNode, root } from './lib/machine.mjs';

await ensurePackages();
const node = projectNode();
await buildWeb(node);

const server = spawn(node, [inRoot('apps/api/src/main.ts')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // A compile cache for faster starts; few arenas, because glibc never releases those of decoding threads.
  env: { NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'), MALLOC_ARENA_MAX: '2', ...process.env },
});
// Storybook, if served, is built after the marketplace is up: it delays nothing, and its failure is harmless.
let workshop;
server.once('message', ({ storybook }) => {
  server.disconnect();
  if (storybook) workshop = spawn(node, [inRoot('scripts', 'build.mjs'), 'storybook'], { cwd: root, stdio: 'inherit' });
});
// A terminal sends Ctrl-C to the whole process group; a supervisor's SIGTERM reaches only this process and is passed
// on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  workshop?.kill();
  process.exit(code ?? 1);
});
