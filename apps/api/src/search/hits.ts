import type { ListingIndex } from './ListingIndex.ts';
import type { WordId } from './Vocabulary.ts';

export const IN_TEXT = 1;
export const IN_TITLE = 2;
const NONE = new Int32Array();

/**
 * For each entry where the least well placed of the words stands: in the title or a field, in the description, or 0
 * when a word is missing altogether. Any alternative of a word will do. Good until the next query.
 */
export function hitsOf(index: ListingIndex, words: readonly (readonly WordId[])[]): Uint8Array {
  const { scratch, length } = index.columns;
  const [first = [], ...others] = words;
  const hits = markHits(index, first, scratch.marks('hits', length));
  for (const alternatives of others) keepLower(hits, markHits(index, alternatives, scratch.marks('word', length)));
  return hits;
}

function markHits(index: ListingIndex, alternatives: readonly WordId[], hits: Uint8Array): Uint8Array {
  for (const id of alternatives) {
    const texts = index.texts[id]?.view ?? NONE;
    const titles = index.titles[id]?.view ?? NONE;
    for (let i = 0; i < texts.length; i++) {
      const doc = texts[i] ?? 0;
      if (hits[doc] === 0) hits[doc] = IN_TEXT;
    }
    for (let i = 0; i < titles.length; i++) hits[titles[i] ?? 0] = IN_TITLE;
  }
  return hits;
}

function keepLower(hits: Uint8Array, others: Uint8Array): void {
  for (let doc = 0; doc < hits.length; doc++) {
    const other = others[doc] ?? 0;
    if (other < (hits[doc] ?? 0)) hits[doc] = other;
  }
}
