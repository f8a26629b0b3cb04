// Writes .br and .gz beside every text asset of the client build, so that the server compresses nothing at run time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const assets = new URL('../dist/web/client/assets/', import.meta.url);
for (const name of readdirSync(assets)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const bytes = readFileSync(new URL(name, assets));
  writeFileSync(
    new URL(`${name}.br`, assets),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(new URL(`${name}.gz`, assets), gzipSync(bytes, { level: 9 }));
}
