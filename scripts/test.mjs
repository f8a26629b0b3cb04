// npm test: from a bare clone to the proof, fastest first. Ends with one line `N passed, N failed`.
// `npm test -- unit api` runs only the stages that are named; STORIES=folder,folder narrows the stories, and
// `npm test -- stories --changed` to those that changed since they last passed on this machine.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildStorybook, buildWeb, buildWebForChecks } from './lib/build.mjs';
import { changedStories, digestsOf, recordPassed, storyFiles } from './lib/changedStories.mjs';
import { failuresOfSpecs, failuresOfSuites } from './lib/failures.mjs';
import { ensureBrowser, ensurePackages, inRoot, projectNode, run } from './lib/machine.mjs';
import { serveFolder } from './lib/serveFolder.mjs';

const started = Date.now();
await ensurePackages();
const node = projectNode();

const results = inRoot('.cache', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const bin = (file) => inRoot('node_modules', ...file.split('/'));
const report = (name) => JSON.parse(readFileSync(inRoot('.cache', 'results', name), 'utf8'));

/** A check that either holds or does not. */
const check = (args) => async () => {
  const code = await run(node, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Vitest and the story runner write the same counts. */
async function reported(name, args, options) {
  const code = await run(node, args, options);
  const outcome = report(name);
  const failed = outcome.numFailedTests || outcome.numFailedTestSuites || (code === 0 ? 0 : 1);
  return { passed: outcome.numPassedTests, failed, failures: failuresOfSuites(outcome) };
}

const onlyChanged = process.argv.includes('--changed');

const vitest = (project) => () =>
  reported(`${project}.json`, [
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    // By itself it takes one worker of two cores: one more takes a third of the time off.
    '--maxWorkers=2',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.cache/results/${project}.json`,
  ]);

async function stories() {
  const digests = await digestsOf(storyFiles());
  if (onlyChanged) {
    const changed = changedStories(digests);
    console.log(`${changed.length} of ${digests.size} story files changed since they last passed here`);
    if (!changed.length) return { passed: 0, failed: 0 };
    process.env.STORIES = changed.join(',');
  }
  const browser = await ensureBrowser();
  await buildStorybook(node);
  const server = await serveFolder(inRoot('storybook-static'));
  try {
    const outcome = await reported(
      'stories.json',
      [
        bin('@storybook/test-runner/dist/test-storybook.js'),
        '--config-dir',
        '.storybook',
        '--url',
        server.url,
        '--maxWorkers=2',
        ...(process.env.STORIES?.split(',') ?? []),
      ],
      { env: { ...process.env, CHROME_PATH: browser, STORY_REPORT: inRoot('.cache/results/stories.json') } },
    );
    const { entries } = JSON.parse(readFileSync(inRoot('storybook-static', 'index.json'), 'utf8'));
    if (process.env.PICTURES !== 'off') recordPassed(digests, report('stories.json').testResults, entries);
    return outcome;
  } finally {
    server.close();
  }
}

async function endToEnd() {
  const browser = await ensureBrowser();
  await buildWeb(node);
  await buildWebForChecks(node);
  const code = await run(node, [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...process.env, CHROME_PATH: browser },
  });
  const outcome = report('e2e.json');
  const { expected, unexpected, flaky } = outcome.stats;
  const failed = unexpected + flaky || (code === 0 ? 0 : 1);
  return { passed: expected, failed, failures: failuresOfSpecs(outcome) };
}

const stages = {
  // Two checkers for two cores: each more does anew what the others have done.
  types: check([bin('typescript/bin/tsc'), '-p', 'tsconfig.json', '--checkers', '2']),
  lint: check([bin('@biomejs/biome/bin/biome'), 'check', '.']),
  house: check(['scripts/check-house.ts']),
  interface: check(['scripts/check-interface.ts']),
  sizes: check(['scripts/check-sizes.ts']),
  unit: vitest('unit'),
  api: vitest('api'),
  stories,
  e2e: endToEnd,
};

const asked = process.argv.slice(2).filter((name) => name !== '--changed');
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length)
  throw new Error(`no stage named ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}`);

const total = { passed: 0, failed: 0 };
const summary = [];
const failures = [];
for (const [name, stage] of Object.entries(stages)) {
  if (asked.length && !asked.includes(name)) continue;
  const from = Date.now();
  console.log(`\n── ${name}`);
  const outcome = await stage().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const { passed, failed } = outcome;
  total.passed += passed;
  total.failed += failed;
  failures.push(...(outcome.failures ?? []));
  summary.push(`${name.padEnd(8)} ${passed} passed, ${failed} failed, ${Math.round((Date.now() - from) / 1000)} s`);
}

if (failures.length) console.log(`\n── what failed\n${failures.join('\n')}`);
console.log(`\n${summary.join('\n')}\n${Math.round((Date.now() - started) / 1000)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
