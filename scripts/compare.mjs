// npm run compare -- <commit> [folder…]: one page of story screenshots before and after. Writes only to `.cache`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBrowser, ensurePackages, giveUp, inRoot, projectNode, root, run } from './lib/machine.mjs';

const [commit, ...folders] = process.argv.slice(2);
if (!commit) giveUp('Missing commit. Usage: npm run compare -- <commit> [folder …]');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const sha = git('rev-parse', '--verify', `${commit}^{commit}`);

await ensurePackages();
const node = projectNode();
const browser = await ensureBrowser();
const env = { ...process.env, ...(folders.length ? { STORIES: folders.join(',') } : {}) };

const before = inRoot('.cache', 'compare', sha);
if (!existsSync(before)) git('worktree', 'add', '--detach', '--force', before, sha);
for (const cwd of [before, root]) {
  const code = await run(process.execPath, ['scripts/build.mjs', 'storybook'], { cwd, env });
  if (code !== 0) giveUp(`Building Storybook in ${cwd} failed.`);
}
const pictures = [inRoot('scripts', 'compare', 'run.ts'), before, root, sha.slice(0, 9)];
process.exit(await run(node, pictures, { env: { ...env, CHROME_PATH: browser } }));
