// Runs all benchmarks with a budget and prints one table. `npm run bench -- pages` runs only the named ones.
import { type BenchRow, table } from './row.ts';

const asked = process.argv.slice(2);
const wants = (name: string) => asked.length === 0 || asked.includes(name);
const rows: BenchRow[] = [];

// The server benchmark runs first and alone: a browser would slow down its clients.
if (wants('server')) {
  const { benchServer } = await import('../apps/api/bench/server.ts');
  rows.push(...(await benchServer()));
}
if (wants('sentences')) {
  const { benchSentences } = await import('../apps/api/bench/sentences.ts');
  rows.push(...benchSentences());
}
if (wants('overload')) {
  const { benchOverload } = await import('../apps/api/bench/overload.ts');
  rows.push(...(await benchOverload()));
}
if (wants('queue')) {
  const { benchQueue } = await import('../apps/api/bench/queue.ts');
  rows.push(...(await benchQueue()));
}
if (['pages', 'taps', 'navigation', 'swipes', 'reels', 'pans', 'cards'].some(wants)) {
  const { measureInBrowser } = await import('./inBrowser.ts');
  rows.unshift(...(await measureInBrowser(wants)));
}
if (['wizard', 'desk', 'posting'].some(wants)) {
  const { measureWriting } = await import('./inBrowser.ts');
  rows.push(...(await measureWriting(wants)));
}

console.log(`\n${table(rows)}`);
process.exit(rows.every((row) => row.pass) ? 0 : 1);
