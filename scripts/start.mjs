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
  // Node keeps what it compiled for the next start. Pictures are decoded in threads, each of which glibc would give an
  // arena of its own, which grows and is never given back.
  env: { NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'), MALLOC_ARENA_MAX: '2', ...process.env },
});
// Storybook, where it is served, is built when the marketplace answers already: nobody waits for it, and without it the
// rest goes on.
let workshop;
server.once('message', ({ storybook }) => {
  server.disconnect();
  if (storybook) workshop = spawn(node, [inRoot('scripts', 'build.mjs'), 'storybook'], { cwd: root, stdio: 'inherit' });
});
// A terminal sends Ctrl-C to the whole group; a supervisor's SIGTERM comes here alone and is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  workshop?.kill();
  process.exit(code ?? 1);
});
