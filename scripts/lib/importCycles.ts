import path from 'node:path';

/** `import … from './a.ts'`, `export … from './a.ts'` and `import './a.ts'`; lazy `import()` calls are not matched. */
const STATIC_IMPORT = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)? ?'(\.[^']+)'/gm;
const LAZY_IMPORT = /\bimport\('(\.[^']+)'\)/g;

const findImports = (pattern: RegExp, file: string, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));

/** Static relative imports of a file, including types. */
export const findStaticImports = (file: string, text: string): string[] => findImports(STATIC_IMPORT, file, text);

/** Cycles of a graph, each as a list of nodes that ends with its first. */
function findCycles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (node: string, trail: readonly string[]) => {
    const from = trail.indexOf(node);
    if (from >= 0) cycles.push([...trail.slice(from), node]);
    if (from >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

/** Import cycles between folders, including lazy and type imports; files in the root form the folder `.`. */
export function findFolderCycles(files: ReadonlyMap<string, string>, root: string): string[] {
  const getFolder = (file: string): string => {
    const [first = '', ...rest] = path.posix.relative(root, file).split('/');
    return rest.length > 0 ? first : '.';
  };
  /** Imported folders of each folder, each with one of the imports. */
  const graph = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    const folder = getFolder(file);
    const importedFolders = graph.get(folder) ?? new Map<string, string>();
    graph.set(folder, importedFolders);
    for (const target of [...findStaticImports(file, text), ...findImports(LAZY_IMPORT, file, text)]) {
      const importedFolder = getFolder(target);
      const isBelowRoot = !path.posix.relative(root, target).startsWith('..');
      if (importedFolder !== folder && isBelowRoot && !importedFolders.has(importedFolder))
        importedFolders.set(importedFolder, `${file} imports ${target}`);
    }
  }
  const folders = new Map([...graph].map(([folder, imported]) => [folder, [...imported.keys()]]));
  return findCycles(folders).map((cycle) => {
    const steps = cycle.slice(1).map((next, index) => graph.get(cycle[index] ?? '')?.get(next));
    return `${cycle.join(' → ')}: ${steps.join('; ')}`;
  });
}
