/** `import { a, type B } from 'package'` and the same with `export`. */
const NAMES_FROM = /^(?:import|export)(?: type)? \{([^}]*)\} from '([^']+)'/gm;

const parseNames = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/^type /, ''))
    .filter(Boolean);

/** Exports and package.json entries of a package that no other source imports. */
export function findUnusedExports(index: string, manifest: string, sources: Iterable<string>): string[] {
  const { name, exports } = JSON.parse(manifest) as { name: string; exports: Record<string, string> };
  const used = new Set<string>();
  for (const source of sources) {
    for (const [, list = '', from] of source.matchAll(NAMES_FROM)) {
      if (from === name) for (const entry of parseNames(list)) used.add(entry.replace(/ as .*/, ''));
    }
    for (const [, entry = ''] of source.matchAll(new RegExp(`'${name}/([^'?]+)`, 'g'))) used.add(`./${entry}`);
  }
  const exportedNames = [...index.matchAll(NAMES_FROM)].flatMap(([, list = '']) =>
    parseNames(list).map((entry) => entry.replace(/.* as /, '')),
  );
  return [...exportedNames, ...Object.keys(exports).filter((entry) => entry !== '.')].filter(
    (entry) => !used.has(entry),
  );
}
