// npm run build: builds the web app and the static Storybook; `build.mjs storybook` or `web` builds one of them. The
// API runs from its sources (docs/decisions/0002).
import { buildStorybook, buildWeb } from './lib/build.mjs';
import { ensurePackages, projectNode } from './lib/machine.mjs';

await ensurePackages();
const node = projectNode();
const [only] = process.argv.slice(2);
if (only !== 'storybook') await buildWeb(node);
if (only !== 'web') await buildStorybook(node);
