// npm run build: the web app and the static Storybook. The API runs from its sources (docs/decisions/0002).
import { buildStorybook, buildWeb } from './lib/build.mjs';
import { ensurePackages, projectNode } from './lib/machine.mjs';

await ensurePackages();
const node = projectNode();
await buildWeb(node);
await buildStorybook(node);
