// Checks rules that the linter lacks: logical directions, theme colours, no styling in pages, no suppressed warnings,
// and no import cycles between folders (the linter finds them between files).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS, findFaults } from './lib/houseRules.ts';
import { findFolderCycles } from './lib/importCycles.ts';
import { findImportFaults } from './lib/importRules.ts';

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

const listFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === 'node_modules' ? [] : listFiles(file);
    return /\.tsx?$/.test(name) ? [file] : [];
  });

const readTexts = (folder: string) =>
  new Map(listFiles(path.join(root, folder)).map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));

const faults = FOLDERS.flatMap((folder) =>
  [...readTexts(folder)].flatMap(([name, text]) => findFaults(folder, name, text)),
);
for (const folder of ROOTS_WITHOUT_CYCLES) {
  faults.push(...findFolderCycles(readTexts(folder), folder).map((cycle) => `Import cycle between folders: ${cycle}`));
}

const SCANNED_FOLDERS = ['packages', 'apps', 'stories', '.storybook', 'e2e', 'bench', 'scripts'];
faults.push(
  ...SCANNED_FOLDERS.flatMap((place) => [...readTexts(place)].flatMap(([name, text]) => findImportFaults(name, text))),
);

console.log(faults.length ? faults.join('\n') : 'No violations.');
process.exit(faults.length ? 1 : 0);
