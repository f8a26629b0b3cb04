// npm run approve: plays the stories and makes what they look like now the approved pictures. With folders, only theirs:
// `npm run approve -- packages/ui/src/forms`.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot, projectNode, run } from './lib/machine.mjs';

const folders = process.argv.slice(2);
const code = await run(projectNode(), [inRoot('scripts', 'test.mjs'), 'stories'], {
  env: { ...process.env, PICTURES: 'approve', ...(folders.length ? { STORIES: folders.join(',') } : {}) },
});

if (folders.length === 0 && code === 0) {
  const { entries } = JSON.parse(readFileSync(inRoot('storybook-static', 'index.json'), 'utf8'));
  const pictures = readdirSync(inRoot('stories', 'approved')).filter((name) => name.endsWith('.webp'));
  const left = pictures.filter((name) => !entries[name.split('.')[0]]);
  for (const name of left) rmSync(inRoot('stories', 'approved', name));
  console.log(
    `${pictures.length - left.length} approved pictures; ${left.length} of stories that are gone were removed`,
  );
}
process.exit(code);
