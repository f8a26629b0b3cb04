import type { Page } from './watchPage.ts';

/** One text node for every font family and character that no earlier story of this page has shown. */
interface Sample {
  node: Text;
  /** What it proves, when its fonts turn out to be ours. */
  keys: string[];
}

interface FontWindow {
  /** Families with a character that one of the bundled fonts has drawn. */
  provenGlyphs?: Set<string>;
  fontSamples?: Sample[];
}

/** How often a text whose font may still be loading is looked at again. */
const TRIES = 3;

/** Gathers what is to be looked at, once its fonts have come, and says how many texts that are. */
const collectSamples = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const here = globalThis as typeof globalThis & FontWindow;
    here.provenGlyphs ??= new Set();
    const seen = new Set(here.provenGlyphs);
    const samples: Sample[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !parent.checkVisibility({ contentVisibilityAuto: true })) continue;
      const family = getComputedStyle(parent).fontFamily;
      const keys = [...new Set(node.data.replace(/\s/g, ''))].map((glyph) => `${glyph} ${family}`);
      const fresh = keys.filter((key) => !seen.has(key));
      if (fresh.length === 0) continue;
      for (const key of fresh) seen.add(key);
      samples.push({ node, keys: fresh });
    }
    here.fontSamples = samples;
    if (samples.length) await document.fonts.ready;
    return samples.length;
  });

/** Names the texts that are drawn by a font of the system, which another machine does not have. */
export async function systemFontsOn(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const count = await collectSamples(page);
    found = count ? await foreignTexts(page, count) : [];
    if (found.length === 0) break;
  }
  return found;
}

async function foreignTexts(page: Page, count: number): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // Nodes can be asked for only below a document that has been asked for.
  await session.send('DOM.getDocument', { depth: 0 });
  const proven: number[] = [];
  const foreign: { index: number; families: string }[] = [];
  for (let index = 0; index < count; index++) {
    const { result } = await session.send('Runtime.evaluate', { expression: `fontSamples[${index}].node` });
    const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const ofSystem = fonts.filter(({ isCustomFont }) => !isCustomFont);
    if (ofSystem.length) foreign.push({ index, families: ofSystem.map(({ familyName }) => familyName).join(', ') });
    else if (fonts.length) proven.push(index);
  }
  await session.detach();
  return page.evaluate(
    ([ours, theirs]) => {
      const { provenGlyphs, fontSamples = [] } = globalThis as typeof globalThis & FontWindow;
      for (const index of ours) for (const key of fontSamples[index]?.keys ?? []) provenGlyphs?.add(key);
      return theirs.map(
        ({ index, families }) =>
          `drawn by this system's ${families}: ${fontSamples[index]?.node.parentElement?.outerHTML.slice(0, 200)}`,
      );
    },
    [proven, foreign] as const,
  );
}
