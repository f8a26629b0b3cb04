// Finds story files that changed, with their imports, since they last passed on this machine. Not used by the gate.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root as project } from './machine.mjs';

const RECORD = '.cache/passedStories.json';
const PREVIEW = '.storybook/preview.tsx';
const SHARED_FILES = ['package-lock.json', 'packages/demo-data/media/manifest.json'];
const SHARED_FOLDER = '.storybook';
const STORY_FOLDERS = ['stories', 'packages/ui/src'];

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();

export const storyFiles = () =>
  STORY_FOLDERS.flatMap((folder) => filesBelow(inRoot(folder))).filter((file) => file.endsWith('.stories.tsx'));

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Imports among the project's own files, as the bundler resolves them: file → imported files. */
async function importsOf(files) {
  const { rolldown } = await import('rolldown');
  const { viteImportGlobPlugin } = await import('rolldown/experimental');
  const imports = new Map();
  const collect = {
    name: 'collect-imports',
    moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
      imports.set(id, [...importedIds, ...dynamicallyImportedIds]);
    },
  };
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file, index) => [`file${index}`, file])),
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@mashrabiya/'),
    platform: 'browser',
    logLevel: 'silent',
    moduleTypes: { '.css': 'empty' },
    plugins: [viteImportGlobPlugin(), collect],
  });
  await bundle.generate({ format: 'es' });
  await bundle.close();
  return imports;
}

function closureOf(file, imports) {
  const seen = new Set([file]);
  for (const one of seen) for (const imported of imports.get(one) ?? []) seen.add(imported);
  return [...seen].filter(existsSync).sort();
}

/** Hash of each file with everything that it and the preview import: file → digest. */
export async function computeDigests(files, root = project) {
  const preview = path.join(root, PREVIEW);
  const imports = await importsOf([preview, ...files]);
  const known = new Map();
  const read = (file) => {
    if (!known.has(file)) known.set(file, digest(readFileSync(file)));
    return known.get(file);
  };
  const all = (list) => digest(list.map((file) => `${path.relative(root, file)} ${read(file)}`).join('\n'));
  const shared = all([
    ...closureOf(preview, imports),
    ...SHARED_FILES.map((file) => path.join(root, file)),
    ...filesBelow(path.join(root, SHARED_FOLDER)),
  ]);
  return new Map(files.map((file) => [file, digest(`${shared} ${all(closureOf(file, imports))}`)]));
}

function readRecord(root) {
  const file = path.join(root, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function changedStories(digests, root = project) {
  const passed = readRecord(root);
  return [...digests]
    .map(([file, now]) => [path.relative(root, file), now])
    .filter(([name, now]) => passed[name] !== now)
    .map(([name]) => name);
}

/** `digests` are from before the run, so that an edit made meanwhile counts as a change. */
export function recordPassed(digests, suites, root = project) {
  const passed = readRecord(root);
  for (const { name: file, message, assertionResults } of suites) {
    const name = path.relative(root, file);
    delete passed[name];
    if (message || assertionResults.some(({ status }) => status === 'failed')) continue;
    passed[name] = digests.get(file);
  }
  mkdirSync(path.dirname(path.join(root, RECORD)), { recursive: true });
  writeFileSync(path.join(root, RECORD), JSON.stringify(passed));
}
