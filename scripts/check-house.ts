// Holds the house to rules that a linter does not have: styles know no left and right, colours live in the theme, pages
// hold no styling, nothing is silenced. Imports are the linter's, but for circles: in the web app its rule counts lazy
// imports too, by which routes name their pages, and of the server's folders it knows nothing.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { faultsIn, ROOMS } from './lib/houseRules.ts';
import { folderCycles, importCycles } from './lib/importCycles.ts';

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
faults.push(...importCycles(textsIn('apps/web')).map((cycle) => `a circle of imports: ${cycle}`));
faults.push(
  ...folderCycles(textsIn('apps/api/src'), 'apps/api/src').map((cycle) => `folders that import each other: ${cycle}`),
);

console.log(faults.length ? faults.join('\n') : 'The house is in order.');
process.exit(faults.length ? 1 : 0);
