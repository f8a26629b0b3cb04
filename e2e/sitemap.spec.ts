import { expect, test } from './support/test.ts';

/** Number of URLs to fetch per file. */
const SAMPLE = 3;

test('the sitemap is XML that browsers can read, and its pages answer', async ({ page, request }) => {
  await page.goto('/contact');
  const readLocations = async (address: string) => {
    const xml = await (await request.get(address)).text();
    return page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      const fault = parsed.querySelector('parsererror')?.textContent;
      if (fault) throw new Error(fault);
      return Array.from(parsed.getElementsByTagName('loc'), ({ textContent }) => textContent ?? '');
    }, xml);
  };
  for (const file of await readLocations('/sitemap.xml')) {
    const locations = await readLocations(file);
    const step = Math.max(1, Math.floor(locations.length / SAMPLE));
    for (const address of locations.filter((_, at) => at % step === 0).slice(0, SAMPLE))
      expect((await request.get(address)).status(), address).toBe(200);
  }
});
