// npm run model -- 1000 200: runs 1000 random sequences of payment events on PGlite, and 200 on PostgreSQL.
import { inRoot, projectNode, run } from './lib/machine.mjs';

const [embedded = '1000', postgres = '200'] = process.argv.slice(2);
for (const [engine, count] of [
  ['PGlite', embedded],
  ['PostgreSQL', postgres],
]) {
  const test = ['run', '--project', 'api', 'apps/api/test/paymentModel.test.ts', '--retry', '0', '-t', `on ${engine}`];
  const code = await run(projectNode(), [inRoot('node_modules', 'vitest', 'vitest.mjs'), ...test], {
    env: { ...process.env, SEQUENCES: count, TESTS: 'full' },
  });
  if (code !== 0) process.exit(code);
}
