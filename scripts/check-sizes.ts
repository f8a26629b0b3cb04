// Prints how many bytes of our own each component of the design system brings, and fails when one grows by more than a
// tenth unannounced. `npm run sizes` announces.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const ui = path.resolve(import.meta.dirname, '../packages/ui');
const index = path.join(ui, 'src/index.ts');
const announced = path.join(ui, 'sizes.json');
const MAY_GROW = 1.1;
/** Below this a tenth is a line of code. */
const SMALL_BYTES = 200;

type Sizes = Record<string, number>;

/** Components, by the house's own rule: a capital first, and a file of its own. */
function components(): string[] {
  const names = [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][a-z]/.test(name)),
  );
  return [...new Set(names)].sort();
}

/** Compressed bytes that come with one name of the index: our own code, without what node_modules brings. */
async function sizeOf(name: string): Promise<number> {
  const entry = 'virtual:entry';
  const bundle = await rolldown({
    input: entry,
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && id !== entry,
    platform: 'browser',
    logLevel: 'silent',
    moduleTypes: { '.woff2': 'empty', '.css': 'empty' },
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${name} } from ${JSON.stringify(index)};` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const first = output.find((file) => file.type === 'chunk' && file.isEntry);
  return first?.type === 'chunk' ? gzipSync(first.code).byteLength : 0;
}

const sizes: Sizes = {};
for (const name of components()) sizes[name] = await sizeOf(name);

const before: Sizes = JSON.parse(readFileSync(announced, 'utf8'));
const grown = Object.entries(sizes).filter(([name, bytes]) => {
  const known = before[name];
  return known === undefined || (bytes > known * MAY_GROW && bytes - known > SMALL_BYTES);
});
if (process.argv.includes('--write')) writeFileSync(announced, `${JSON.stringify(sizes, null, 2)}\n`);
else {
  for (const [name, bytes] of Object.entries(sizes)) console.log(`${String(bytes).padStart(6)} ${name}`);
  for (const [name, bytes] of grown) console.error(`${name} has grown: ${before[name] ?? 'unknown'} → ${bytes} bytes`);
  if (grown.length) console.error('`npm run sizes` announces the new sizes.');
  process.exit(grown.length ? 1 : 0);
}
