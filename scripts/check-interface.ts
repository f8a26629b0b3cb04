// Holds the design system's interface (names and props) in one readable file. `npm run interface` writes it anew.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ui = path.resolve(import.meta.dirname, '../packages/ui');
const compiler = path.resolve(import.meta.dirname, '../node_modules/typescript/bin/tsc');
/** Where `tsconfig.interface.json` has the declarations written. */
const types = path.resolve(import.meta.dirname, '../.cache/types/packages/ui/src');
const held = path.join(ui, 'interface.md');

const withoutComments = (code: string) => code.replace(/\/\*\*?[\s\S]*?\*\//g, '').replace(/^\s*\n/gm, '');

/** `({ a, b, ...rest }: Props)` says no more than `(props: Props)`. */
const brief = (statement: string) =>
  statement
    .replace(/\(\{[^}]*\}: /g, '(props: ')
    .replace(/import\("react"\)\./g, '')
    .replace(/^export (declare )?/, '')
    .replace(/ {4}/g, '  ');

const nameOf = (statement: string) => /(?:function|const|interface|type|class|enum) (\w+)/.exec(statement)?.[1] ?? '';

/** What a module says in types, without what only its own package may see. */
function statementsOf(module: string, isShown: (name: string) => boolean): string[] {
  const declared = readFileSync(path.join(types, module.replace(/\.tsx?$/, '.d.ts')), 'utf8');
  return withoutComments(declared)
    .split(/^(?=\S)(?!\}|\))/m)
    .map((statement) => statement.trimEnd())
    .filter((statement) => !/^(import|export (type )?\{)/.test(statement))
    .filter((statement) => isShown(nameOf(statement)) || !statement.startsWith('export'))
    .map(brief);
}

/** Exported names by module, from the package's index and its entries of their own. */
function exportedNames(): Map<string, Set<string> | 'all'> {
  const modules = new Map<string, Set<string> | 'all'>();
  const index = readFileSync(path.join(ui, 'src/index.ts'), 'utf8');
  for (const [, names = '', module = ''] of index.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)) {
    const list = names.split(',').map((name) => name.replace(/\btype\b/, '').trim());
    modules.set(module, new Set(list.filter(Boolean)));
  }
  const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  for (const file of Object.values(exports)) {
    const module = file.replace('./src/', '');
    if (/\.tsx?$/.test(module) && module !== 'index.ts') modules.set(module, 'all');
  }
  // What an entry hands on from a module of its folder.
  for (const [entry] of [...modules].filter(([, names]) => names === 'all')) {
    const source = readFileSync(path.join(ui, 'src', entry), 'utf8');
    for (const [, names = '', file = ''] of source.matchAll(/export type \{([^}]*)\} from '\.\/([^']+)'/g))
      modules.set(path.join(path.dirname(entry), file), new Set(names.split(',').map((name) => name.trim())));
  }
  return modules;
}

execFileSync(process.execPath, [compiler, '-p', path.join(ui, 'tsconfig.interface.json')], { stdio: 'inherit' });

const sections = [...exportedNames()]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([module, names]) => {
    const isShown = (name: string) => names === 'all' || names.has(name);
    return `## ${module.replace(/\.tsx?$/, '')}\n\n\`\`\`ts\n${statementsOf(module, isShown).join('\n')}\n\`\`\``;
  });
const now = `# What \`@mashrabiya/ui\` offers

Every exported name with its props. A change of the package's interface has to change this file too: run \`npm run interface\`
and read the difference as those who use the package will.

${sections.join('\n\n')}
`;

if (process.argv.includes('--write')) writeFileSync(held, now);
else {
  const lines = (text: string) => new Set(text.split('\n'));
  const before = lines(readFileSync(held, 'utf8'));
  const after = lines(now);
  const changes = [
    ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ];
  if (changes.length === 0 && readFileSync(held, 'utf8') === now) console.log('The interface is as it is written.');
  else {
    console.error(
      `packages/ui/interface.md is not what the package offers; \`npm run interface\` writes it:\n${changes.join('\n')}`,
    );
    process.exit(1);
  }
}
