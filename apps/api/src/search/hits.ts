import type { ListingIndex } from './ListingIndex.ts';
import type { WordId } from './Vocabulary.ts';

export const IN_TEXT = 1;
export const IN_TITLE = 2;

/**
 * For each entry where the least well placed of the words stands: in the title or a field, in the description, or 0
 * when a word is missing altogether. Any alternative of a word will do.
 */
export function hitsOf(index: ListingIndex, words: readonly (readonly WordId[])[]): Uint8Array {
  return words.map((alternatives) => hitsOfWord(index, alternatives)).reduce(lower);
}

function hitsOfWord(index: ListingIndex, alternatives: readonly WordId[]): Uint8Array {
  const hits = new Uint8Array(index.columns.length);
  for (const id of alternatives) {
    const texts = index.texts[id]?.view;
    const titles = index.titles[id]?.view;
    for (let i = 0; i < (texts?.length ?? 0); i++) {
      const doc = texts?.[i] ?? 0;
      if (hits[doc] === 0) hits[doc] = IN_TEXT;
    }
    for (let i = 0; i < (titles?.length ?? 0); i++) hits[titles?.[i] ?? 0] = IN_TITLE;
  }
  return hits;
}

function lower(hits: Uint8Array, others: Uint8Array): Uint8Array {
  for (let doc = 0; doc < hits.length; doc++) {
    const other = others[doc] ?? 0;
    if (other < (hits[doc] ?? 0)) hits[doc] = other;
  }
  return hits;
}
