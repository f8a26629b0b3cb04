// npm test: verifies a change from a bare clone, fastest stages first. Failed tests are retried and then listed as
// flaky. Ends with one line `N passed, N failed`. `npm test -- unit api` runs only the named stages, and
// `npm test -- api alerts` the tests of one stage with that file or name; `npm test -- stories --changed` runs the
// stories that changed since they last passed on this machine. `npm run test:full` runs every test in every combination.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildStorybookForTests, buildWeb, buildWebForChecks } from './lib/build.mjs';
import { changedStories, computeDigests, recordPassed, storyFiles } from './lib/changedStories.mjs';
import { ensureBrowser, ensurePackages, inRoot, projectNode, run } from './lib/machine.mjs';
import { readSpecOutcome, readSuiteOutcome } from './lib/outcomes.mjs';
import { serveFolder } from './lib/serveFolder.mjs';
import { parseSelection } from './lib/testSelection.mjs';

const started = Date.now();
await ensurePackages();
const node = projectNode();

const isFull = process.argv.includes('--full');
const onlyChanged = process.argv.includes('--changed');
if (isFull) Object.assign(process.env, { TESTS: 'full', STORY_MODES: 'all' });

const results = inRoot('.cache', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const bin = (file) => inRoot('node_modules', ...file.split('/'));

const checks = (...commands) =>
  async function runChecks() {
    const codes = [];
    for (const args of commands) codes.push(await run(node, args));
    const failed = codes.filter((code) => code !== 0).length;
    return { passed: codes.length - failed, failed };
  };

const selectByName = (option) => (selection.name === undefined ? [] : [option, selection.name]);

async function reported(name, read, args, env = {}) {
  const file = inRoot('.cache', 'results', name);
  const code = await run(node, args, { env: { ...process.env, ...env, TEST_REPORT: file } });
  // Without a matching story there is no report.
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? 0 : 1, suites: [] };
  const outcome = read(JSON.parse(readFileSync(file, 'utf8')));
  return { ...outcome, failed: outcome.failed || (code === 0 ? 0 : 1) };
}

const vitest = (project) => () =>
  reported(`${project}.json`, readSuiteOutcome, [
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    ...selection.files,
    ...selectByName('-t'),
    // By default Vitest uses one worker on two cores; a second one saves a third of the time.
    '--maxWorkers=2',
  ]);

async function stories() {
  if (selection.files.length) process.env.STORIES = selection.files.join(',');
  const digests = await computeDigests(storyFiles());
  if (onlyChanged) {
    const changed = changedStories(digests);
    console.log(`${changed.length} of ${digests.size} story files changed since they last passed on this machine`);
    if (!changed.length) return { passed: 0, failed: 0 };
    process.env.STORIES = changed.join(',');
  }
  const browser = await ensureBrowser();
  const server = await serveFolder(await buildStorybookForTests(node));
  try {
    const outcome = await reported(
      'stories.json',
      readSuiteOutcome,
      [
        bin('@storybook/test-runner/dist/test-storybook.js'),
        '--config-dir',
        '.storybook',
        '--url',
        server.url,
        '--maxWorkers=2',
        ...(process.env.STORIES?.split(',') ?? []),
      ],
      // Stories excluded from the gate state the reason.
      { CHROME_PATH: browser, ...(isFull ? {} : { STORYBOOK_EXCLUDE_TAGS: 'full-only' }) },
    );
    recordPassed(digests, outcome.suites);
    return outcome;
  } finally {
    server.close();
  }
}

async function endToEnd() {
  const browser = await ensureBrowser();
  await buildWeb(node);
  await buildWebForChecks(node);
  const args = [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...selection.files,
    ...selectByName('-g'),
  ];
  return reported('e2e.json', readSpecOutcome, args, { CHROME_PATH: browser });
}

const stages = {
  // Two checkers for two cores: each further one repeats work of the others.
  types: checks([bin('typescript/bin/tsc'), '-p', 'tsconfig.json', '--checkers', '2']),
  lint: checks(
    [bin('@biomejs/biome/bin/biome'), 'check', '.'],
    ['scripts/check-house.ts'],
    ['scripts/check-words.ts'],
    [bin('knip/bin/knip.js')],
  ),
  unit: vitest('unit'),
  api: vitest('api'),
  stories,
  e2e: endToEnd,
  deploy: checks(['scripts/check-deploy.mjs']),
};
/** Stages of `npm run test:full` only, unless they are named. */
const FULL_STAGES = ['deploy'];

const selection = parseSelection(
  process.argv.slice(2).filter((name) => !name.startsWith('--')),
  Object.keys(stages),
);

const total = { passed: 0, failed: 0 };
const summary = [];
const failures = [];
const flaky = [];
for (const [name, stage] of Object.entries(stages)) {
  const isSelected = selection.stages.length ? selection.stages.includes(name) : isFull || !FULL_STAGES.includes(name);
  if (!isSelected) continue;
  const from = Date.now();
  console.log(`\n── ${name}`);
  const outcome = await stage().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const { passed, failed, skipped = 0 } = outcome;
  total.passed += passed;
  total.failed += failed;
  failures.push(...(outcome.failures ?? []));
  flaky.push(...(outcome.flaky ?? []));
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])];
  summary.push(`${name.padEnd(8)} ${counts.join(', ')}, ${Math.round((Date.now() - from) / 1000)} s`);
}

if (flaky.length) console.log(`\n── flaky: passed on retry\n${flaky.join('\n')}`);
if (failures.length) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n${summary.join('\n')}\n${Math.round((Date.now() - started) / 1000)} s in total`);
console.log(`${total.passed} passed, ${total.failed} failed, ${flaky.length} flaky`);
const isMissing = selection.name !== undefined && total.passed + total.failed === 0;
if (isMissing) console.error(`No file and no test of the stage has the name "${selection.name}".`);
process.exit(total.failed || isMissing ? 1 : 0);
