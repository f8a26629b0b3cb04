// Runs all benchmarks with a budget and prints one table. `npm run bench -- pages` runs only the named ones.
import { type BenchRow, formatTable } from './row.ts';

const requestedNames = process.argv.slice(2);
const isSelected = (name: string) => requestedNames.length === 0 || requestedNames.includes(name);
const rows: BenchRow[] = [];

// The server benchmark runs first and alone: a browser would slow down its clients.
if (isSelected('server')) {
  const { benchServer } = await import('../apps/api/bench/server.ts');
  rows.push(...(await benchServer()));
}
if (isSelected('sentences')) {
  const { benchSentences } = await import('../apps/api/bench/sentences.ts');
  rows.push(...(await benchSentences()));
}
if (isSelected('overload')) {
  const { benchOverload } = await import('../apps/api/bench/overload.ts');
  rows.push(...(await benchOverload()));
}
if (isSelected('queue')) {
  const { benchQueue } = await import('../apps/api/bench/queue.ts');
  rows.push(...(await benchQueue()));
}
if (['pages', 'taps', 'navigation', 'swipes', 'reels', 'pans', 'cards'].some(isSelected)) {
  const { measureInBrowser } = await import('./inBrowser.ts');
  rows.unshift(...(await measureInBrowser(isSelected)));
}
if (['wizard', 'moderation', 'layoutShift', 'posting'].some(isSelected)) {
  const { measureWriting } = await import('./inBrowser.ts');
  rows.push(...(await measureWriting(isSelected)));
}

// About an hour: only if it is named.
if (requestedNames.includes('scale')) {
  const { measureScale } = await import('../apps/api/bench/scale.ts');
  rows.push(...(await measureScale()));
}

console.log(`\n${formatTable(rows)}`);
process.exit(rows.every((row) => row.isPassed) ? 0 : 1);
