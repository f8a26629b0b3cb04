import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ar } from '@mashrabiya/i18n/ar';
import { visitor } from '@mashrabiya/i18n/ar/visitor';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../..');
const UI_FOLDER = path.resolve(WEB_FOLDER, '../../packages/ui');
const UI_PACKAGE = '@mashrabiya/ui';

const STATIC_IMPORT = /^(?:import|export)\b([^'"`;()=]*?)(?:\bfrom)? ?'([^']+)'/gm;
const NAMESPACES = Object.keys(ar);
const TEXT_KEY = new RegExp(`['"\`](${NAMESPACES.join('|')}):`, 'g');

/** Names of imported or exported values (not types): `{ a, type B, c as d }` gives `a` and `c`. */
const readStringValues = (clause: string): string[] =>
  /^\s*type\b/.test(clause)
    ? []
    : (clause.match(/\{([^}]*)\}/)?.[1] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => name.split(' as ')[0] ?? '');

const uiIndex = path.join(UI_FOLDER, 'src/index.ts');
const uiFileByExport = new Map(
  [...readFileSync(uiIndex, 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, clause = '', from = '']) =>
    readStringValues(clause).map((name) => [name, path.join(UI_FOLDER, 'src', from)]),
  ),
);
const uiExports: Record<string, string> = JSON.parse(
  readFileSync(path.join(UI_FOLDER, 'package.json'), 'utf8'),
).exports;

/** Files of the app and its components that a file imports statically. */
function findImports(file: string, text: string): string[] {
  const importedFiles = [...text.matchAll(STATIC_IMPORT)].flatMap(([, clause = '', from = '']) => {
    if (/^\s*type\b/.test(clause)) return [];
    if (from.startsWith('.')) return [path.join(path.dirname(file), from)];
    if (from === UI_PACKAGE) return readStringValues(clause).map((name) => uiFileByExport.get(name) ?? '');
    if (from.startsWith(`${UI_PACKAGE}/`))
      return [path.join(UI_FOLDER, uiExports[from.replace(UI_PACKAGE, '.')] ?? '')];
    return [];
  });
  return importedFiles.filter((candidate) => existsSync(candidate) && /\.tsx?$/.test(candidate));
}

/** Text namespaces that a module and its static imports use, each with a file that needs it. */
function findNeededNamespaces(module: string): Map<string, string> {
  const needed = new Map<string, string>();
  const files = new Set([module]);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, namespace = ''] of text.matchAll(TEXT_KEY)) needed.set(namespace, path.relative(WEB_FOLDER, file));
    for (const imported of findImports(file, text)) files.add(imported);
  }
  return needed;
}

it('each route loads the texts of its page, in any state of the page', () => {
  const missing = routes.flatMap(({ module, namespaces = [] }) => {
    const loaded = new Set<string>([...Object.keys(visitor), ...namespaces]);
    return [...findNeededNamespaces(path.join(WEB_FOLDER, module))]
      .filter(([namespace]) => !loaded.has(namespace))
      .map(([namespace, file]) => `${module} shows ${namespace} texts in ${file}`);
  });
  expect(missing).toEqual([]);
});
