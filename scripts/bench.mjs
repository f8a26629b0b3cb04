// npm run bench: measures the built product and prints the table of the README.
import { buildWeb } from './lib/build.mjs';
import { ensureBrowser, ensurePackages, inRoot, projectNode, run } from './lib/machine.mjs';

await ensurePackages();
const node = projectNode();
const browser = await ensureBrowser();
await buildWeb(node);
process.exit(
  await run(node, [inRoot('bench/run.ts'), ...process.argv.slice(2)], {
    env: { ...process.env, CHROME_PATH: browser, NODE_ENV: 'production' },
  }),
);
