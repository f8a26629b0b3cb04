// Measures everything that has a budget and prints one table. `npm run bench -- pages` measures only what is named.
import { launch } from './browser.ts';
import { benchCards } from './cards/cards.ts';
import { benchNavigation } from './navigation.ts';
import { benchPages } from './pages.ts';
import { type BenchRow, table } from './row.ts';
import { startProduct } from './server.ts';
import { startStaticPage } from './staticPage.ts';

const PORT = 3917;
const asked = process.argv.slice(2);
const wants = (name: string) => asked.length === 0 || asked.includes(name);
const rows: BenchRow[] = [];

async function measurePages(): Promise<void> {
  const product = await startProduct(PORT);
  const browser = await launch();
  try {
    const plain = await startStaticPage(browser, product.url, PORT + 1);
    if (wants('pages')) rows.push(...(await benchPages(browser, product.url, plain.url)));
    if (wants('navigation')) rows.push(...(await benchNavigation(browser, product.url)));
    if (wants('cards')) rows.push(...(await benchCards(browser, product.url)));
    await plain.stop();
  } finally {
    await browser.close();
    await product.stop();
  }
}

if (['pages', 'navigation', 'cards'].some(wants)) await measurePages();
if (wants('server')) {
  const { benchServer } = await import('../apps/api/bench/server.ts');
  rows.push(...(await benchServer()));
}

console.log(`\n${table(rows)}`);
process.exit(rows.every((row) => row.pass) ? 0 : 1);
