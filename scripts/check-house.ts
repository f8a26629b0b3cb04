// Checks rules that the linter lacks: logical directions, theme colours, no styling in pages, no suppressed warnings,
// and no import cycles between folders (the linter finds them between files).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS, faultsIn } from './lib/houseRules.ts';
import { folderCycles } from './lib/importCycles.ts';
import { importFaults } from './lib/importRules.ts';
import { unusedExports } from './lib/unusedExports.ts';

const root = path.resolve(import.meta.dirname, '..');

const ROOTS_WITHOUT_CYCLES = [
  'packages/contract/src',
  'packages/i18n/src',
  'packages/ui/src',
  'packages/reference/src',
  'packages/content/src',
  'packages/search/src',
  'packages/demo-data/src',
  'packages/mocks/src',
  'apps/web/src',
  'apps/api/src',
  'apps/api/test',
  'stories',
  'e2e',
  'bench',
  'scripts',
];

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === 'node_modules' ? [] : files(file);
    return /\.tsx?$/.test(name) ? [file] : [];
  });

const textsIn = (folder: string) =>
  new Map(files(path.join(root, folder)).map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));

const faults = FOLDERS.flatMap((folder) =>
  [...textsIn(folder)].flatMap(([name, text]) => faultsIn(folder, name, text)),
);
for (const folder of ROOTS_WITHOUT_CYCLES) {
  faults.push(...folderCycles(textsIn(folder), folder).map((cycle) => `Import cycle between folders: ${cycle}`));
}

const PLACES = ['packages', 'apps', 'stories', '.storybook', 'e2e', 'bench', 'scripts'];
faults.push(...PLACES.flatMap((place) => [...textsIn(place)].flatMap(([name, text]) => importFaults(name, text))));

const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');
const users = ['apps/web', 'packages/mocks', 'stories', '.storybook', 'e2e', 'bench', 'scripts'].flatMap((folder) => [
  ...textsIn(folder).values(),
]);
faults.push(
  ...unusedExports(textOf('packages/ui/src/index.ts'), textOf('packages/ui/package.json'), users).map(
    (name) => `Unused export of packages/ui: ${name}`,
  ),
);

console.log(faults.length ? faults.join('\n') : 'No violations.');
process.exit(faults.length ? 1 : 0);
