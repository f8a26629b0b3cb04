import path from 'node:path';

/** `import … from './a.ts'`, `export … from './a.ts'` and `import './a.ts'`; calls of `import()` are lazy and not matched. */
const STATIC_IMPORT = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)? ?'(\.[^']+)'/gm;
const LAZY_IMPORT = /\bimport\('(\.[^']+)'\)/g;

const importsOf = (pattern: RegExp, file: string, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));

/** Files that one imports by a relative path as soon as it is imported itself, types included. */
export const staticImports = (file: string, text: string): string[] => importsOf(STATIC_IMPORT, file, text);

/** Cycles of a graph, each as the nodes from its first back to its first. */
function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (node: string, trail: readonly string[]) => {
    const from = trail.indexOf(node);
    if (from >= 0) found.push([...trail.slice(from), node]);
    if (from >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

/**
 * Import cycles between the folders of a root, lazy imports and types included. Files in the root itself form one
 * folder, `.`. Each line names an import for every step.
 */
export function folderCycles(files: ReadonlyMap<string, string>, root: string): string[] {
  const folderOf = (file: string): string => {
    const [first = '', ...rest] = path.posix.relative(root, file).split('/');
    return rest.length > 0 ? first : '.';
  };
  /** For each folder, the folders that it imports, each with one of the imports. */
  const graph = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    const folder = folderOf(file);
    const imported = graph.get(folder) ?? new Map<string, string>();
    graph.set(folder, imported);
    for (const target of [...staticImports(file, text), ...importsOf(LAZY_IMPORT, file, text)]) {
      const other = folderOf(target);
      const isBelowRoot = !path.posix.relative(root, target).startsWith('..');
      if (other !== folder && isBelowRoot && !imported.has(other)) imported.set(other, `${file} imports ${target}`);
    }
  }
  const folders = new Map([...graph].map(([folder, imported]) => [folder, [...imported.keys()]]));
  return cyclesOf(folders).map((cycle) => {
    const steps = cycle.slice(1).map((next, index) => graph.get(cycle[index] ?? '')?.get(next));
    return `${cycle.join(' → ')}: ${steps.join('; ')}`;
  });
}
