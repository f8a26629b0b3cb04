// Builds the web app (client and server) and the static Storybook, each only if its sources changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { giveUp, inRoot, root, run, stamps } from './machine.mjs';

const bin = (pkg, file) => inRoot('node_modules', pkg, file);

/** Hash of names, sizes and times of all files in some folders: cheap, and different after any edit. */
function fingerprint(folders) {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stat = statSync(file);
    if (stat.isDirectory()) {
      for (const name of readdirSync(file).sort()) {
        if (name !== 'node_modules' && name !== 'dist') visit(path.join(file, name));
      }
    } else hash.update(`${path.relative(root, file)} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const folder of folders) if (existsSync(inRoot(folder))) visit(inRoot(folder));
  return hash.digest('hex');
}

async function once(name, folders, product, work, variant = '') {
  const now = fingerprint([...folders, 'package-lock.json']) + variant;
  if (stamps.read(`${name}.stamp`) === now && existsSync(inRoot(product))) return;
  await work();
  stamps.write(`${name}.stamp`, now);
}

async function must(node, args, options) {
  if ((await run(node, args, options)) !== 0)
    giveUp(`Command failed: ${args.map((a) => path.relative(root, a) || a).join(' ')}`);
}

const WEB_SOURCES = ['packages/contract', 'packages/i18n', 'packages/ui', 'apps/web'];

export const buildWeb = (node) =>
  once('web', WEB_SOURCES, 'dist/web/server/entry-server.js', async () => {
    console.log('Building the web app …');
    const vite = bin('vite', 'bin/vite.js');
    const config = ['--config', 'apps/web/vite.config.ts', '--logLevel', 'warn'];
    await must(node, [vite, 'build', ...config]);
    await must(node, [vite, 'build', ...config, '--ssr', 'src/entry-server.tsx']);
    await must(node, [inRoot('scripts/precompress.ts')]);
  });

export const buildWebForChecks = (node) =>
  once('web-development', WEB_SOURCES, '.cache/web-development/.vite/manifest.json', async () => {
    const config = ['--config', 'apps/web/vite.config.ts', '--logLevel', 'error'];
    const target = ['--mode', 'development', '--outDir', inRoot('.cache/web-development')];
    await must(node, [bin('vite', 'bin/vite.js'), 'build', ...config, ...target]);
  });

const STORYBOOK_SOURCES = ['packages', 'stories', '.storybook', 'packages/demo-data/media', 'apps/web/src'];

const runStorybookBuild = async (node, options) => {
  console.log('Building Storybook …');
  const args = ['build', '--quiet', '--disable-telemetry', ...options];
  await must(node, [bin('storybook', 'dist/bin/dispatcher.js'), ...args]);
};

export const buildStorybook = (node) =>
  once('storybook', STORYBOOK_SOURCES, 'storybook-static/index.html', () => runStorybookBuild(node, []));

/** Builds the stories without their documentation, in a third of the time; returns the folder. */
export async function buildStorybookForTests(node) {
  const folder = '.cache/storybook-test';
  const options = ['--test', '--output-dir', inRoot(folder)];
  const build = () => runStorybookBuild(node, options);
  await once('storybook-test', STORYBOOK_SOURCES, `${folder}/index.html`, build, process.env.STORIES);
  return inRoot(folder);
}
