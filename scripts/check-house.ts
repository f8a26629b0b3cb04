// Holds the house to rules that a linter does not have: styles know no left and right, colours live in the theme, pages
// hold no styling, nothing is silenced. The linter checks imports between files; this script checks folders, which the
// linter does not know: no two of an app import each other, not even lazily or for types.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { faultsIn, ROOMS } from './lib/houseRules.ts';
import { folderCycles } from './lib/importCycles.ts';
import { importFaults } from './lib/importRules.ts';
import { unusedExports } from './lib/unusedExports.ts';

const root = path.resolve(import.meta.dirname, '..');

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === 'node_modules' ? [] : files(file);
    return /\.tsx?$/.test(name) ? [file] : [];
  });

const textsIn = (room: string) =>
  new Map(files(path.join(root, room)).map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));

const faults = ROOMS.flatMap((room) => [...textsIn(room)].flatMap(([name, text]) => faultsIn(room, name, text)));
for (const room of ['apps/api/src', 'apps/web/src', 'packages/ui/src']) {
  faults.push(...folderCycles(textsIn(room), room).map((cycle) => `folders that import each other: ${cycle}`));
}

const PLACES = ['packages', 'apps', 'stories', '.storybook', 'e2e', 'bench', 'scripts'];
faults.push(...PLACES.flatMap((place) => [...textsIn(place)].flatMap(([name, text]) => importFaults(name, text))));

const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');
const users = ['apps/web', 'packages/mocks', 'stories', '.storybook', 'e2e', 'bench', 'scripts'].flatMap((room) => [
  ...textsIn(room).values(),
]);
faults.push(
  ...unusedExports(textOf('packages/ui/src/index.ts'), textOf('packages/ui/package.json'), users).map(
    (name) => `packages/ui exports ${name}, which nothing outside imports`,
  ),
);

console.log(faults.length ? faults.join('\n') : 'The house is in order.');
process.exit(faults.length ? 1 : 0);
