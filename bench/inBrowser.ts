import { launch } from './browser.ts';
import { benchCards } from './cards.ts';
import { benchLayoutShift } from './layoutShift.ts';
import { benchModeration } from './moderation.ts';
import { benchNavigation } from './navigation.ts';
import { benchPages } from './pages.ts';
import { benchPans } from './pans.ts';
import { benchPosting } from './posting.ts';
import { benchReels } from './reels.ts';
import type { BenchRow } from './row.ts';
import { startProduct } from './server.ts';
import { startStaticPage } from './staticPage.ts';
import { benchSwipes } from './swipes.ts';
import { benchTaps } from './taps.ts';
import { benchWizard } from './wizard.ts';

const PORT = 3917;

export async function measureWriting(isSelected: (name: string) => boolean): Promise<BenchRow[]> {
  const product = await startProduct(PORT + 2, { small: true });
  const browser = await launch();
  const rows: BenchRow[] = [];
  try {
    if (isSelected('wizard')) rows.push(...(await benchWizard(browser, product.url)));
    if (isSelected('moderation')) rows.push(...(await benchModeration(browser, product.url)));
    if (isSelected('layoutShift')) rows.push(...(await benchLayoutShift(browser, product.url)));
    if (isSelected('posting')) rows.push(...(await benchPosting(browser, product.url)));
  } finally {
    await browser.close();
    await product.stop();
  }
  return rows;
}

export async function measureInBrowser(isSelected: (name: string) => boolean): Promise<BenchRow[]> {
  const product = await startProduct(PORT);
  const browser = await launch();
  const rows: BenchRow[] = [];
  try {
    const plain = await startStaticPage(browser, product.url, PORT + 1);
    if (isSelected('pages')) rows.push(...(await benchPages(browser, product.url, plain.url)));
    if (isSelected('taps')) rows.push(...(await benchTaps(browser, product.url)));
    if (isSelected('navigation')) rows.push(...(await benchNavigation(browser, product.url)));
    if (isSelected('swipes')) rows.push(...(await benchSwipes(browser, product.url)));
    if (isSelected('reels')) rows.push(...(await benchReels(browser, product.url, PORT + 3)));
    if (isSelected('pans')) rows.push(...(await benchPans(browser, product.url)));
    if (isSelected('cards')) rows.push(...(await benchCards(browser, product.url)));
    await plain.stop();
  } finally {
    await browser.close();
    await product.stop();
  }
  return rows;
}
