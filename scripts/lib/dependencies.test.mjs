import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './machine.mjs';

const readDependencies = (file) => Object.keys(JSON.parse(readFileSync(inRoot(file), 'utf8')).dependencies ?? {});

it('every dependency of a package has a reason in docs/dependencies.md, and every reason a dependency', () => {
  const files = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const names = ['package.json', ...files].flatMap(readDependencies).filter((name) => !name.startsWith('@mashrabiya/'));
  const rows = readFileSync(inRoot('docs/dependencies.md'), 'utf8').matchAll(/^\| (`.+?`) \|/gm);
  const documentedNames = [...rows].flatMap(([, cell]) => cell.split(', ').map((name) => name.slice(1, -1)));
  expect(documentedNames.sort()).toEqual([...new Set(names)].sort());
});
