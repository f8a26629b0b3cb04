import path from 'node:path';

/** `import … from './a.ts'`, `export … from './a.ts'` and `import './a.ts'`; imports that are called are lazy and count not. */
const STATIC_IMPORT = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)? ?'(\.[^']+)'/gm;

/** Files that one imports by a relative path as soon as it is imported itself, types included. */
export const staticImports = (file: string, text: string): string[] =>
  [...text.matchAll(STATIC_IMPORT)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));

/** The first circle of imports of each file that is in one, as a line that begins and ends with it. */
export function importCycles(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...files].map(([file, text]) => [file, staticImports(file, text)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    const from = trail.indexOf(file);
    if (from >= 0) found.push([...trail.slice(from), file].join(' → '));
    if (from >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  return found;
}
