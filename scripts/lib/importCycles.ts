import path from 'node:path';

/** `import … from './a.ts'`, `export … from './a.ts'` and `import './a.ts'`; imports that are called are lazy and count not. */
const STATIC_IMPORT = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)? ?'(\.[^']+)'/gm;
const LAZY_IMPORT = /\bimport\('(\.[^']+)'\)/g;

const importsOf = (pattern: RegExp, file: string, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));

/** Files that one imports by a relative path as soon as it is imported itself, types included. */
export const staticImports = (file: string, text: string): string[] => importsOf(STATIC_IMPORT, file, text);

/** The first circle of each node that is in one, from it and back to it. */
function circlesOf(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
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
 * The circles of the folders below a root, lazy imports and types included: two that import each other, or more in a
 * ring. What stands in the root itself is one room. Each line names an import for every step.
 */
export function folderCycles(files: ReadonlyMap<string, string>, root: string): string[] {
  const roomOf = (file: string): string => {
    const [folder = '', ...rest] = path.posix.relative(root, file).split('/');
    return rest.length > 0 ? folder : '.';
  };
  /** By room, the rooms that it imports, and by which import. */
  const graph = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    const room = roomOf(file);
    const imported = graph.get(room) ?? new Map<string, string>();
    graph.set(room, imported);
    for (const target of [...staticImports(file, text), ...importsOf(LAZY_IMPORT, file, text)]) {
      const other = roomOf(target);
      const isBelowRoot = !path.posix.relative(root, target).startsWith('..');
      if (other !== room && isBelowRoot && !imported.has(other)) imported.set(other, `${file} imports ${target}`);
    }
  }
  const rooms = new Map([...graph].map(([room, imported]) => [room, [...imported.keys()]]));
  return circlesOf(rooms).map((circle) => {
    const steps = circle.slice(1).map((next, index) => graph.get(circle[index] ?? '')?.get(next));
    return `${circle.join(' → ')}: ${steps.join('; ')}`;
  });
}
