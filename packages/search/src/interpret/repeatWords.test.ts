import { MAX_QUERY_LENGTH } from '@mashrabiya/contract';
import { createRandom } from '@mashrabiya/demo-data';
import { subcategories } from '@mashrabiya/reference';
import { describe, expect, it, vi } from 'vitest';
import { interpretSentence } from './interpret.ts';
import { seedLexicon as lexicon } from './lexicon.fixture.ts';
import { KIND_TABLE, REFINING_TABLE } from './options.ts';
import { Phrases } from './phrases.ts';
import { tokenize } from './tokens.ts';

/** Every phrase that a sentence can contain, and words that start a parsing step. */
const VOCABULARY: readonly [string, ...string[]] = [
  'شقة',
  ...[...KIND_TABLE, ...REFINING_TABLE].flatMap(([texts]) => texts.split('|').map((text) => text.trim())),
  ...[lexicon.places, lexicon.titles, lexicon.features].flatMap(({ all }) => all.map(({ words }) => words.join(' '))),
  ...'من الى بين و او اقل حتى تحت max under between to or for rent للبيع مفروش كاش تقسيط مش بدون'.split(' '),
  ...'5 3 مليون ونص غرف متر الف k m 2.5m 100m2 beds zamalkk المهندسسين aqqaqq'.split(' '),
];
/** Phrase look-ups per word, about four times those of an ordinary sentence. */
const MAX_LOOK_UPS = 100;

const repeatWords = (words: readonly string[]) =>
  `${words.join(' ')} `.repeat(MAX_QUERY_LENGTH).slice(0, MAX_QUERY_LENGTH);

async function measureWork(sentence: string) {
  const lookUps = vi.spyOn(Phrases.prototype, 'findLongestAt');
  let choices = 0;
  await interpretSentence(sentence, lexicon, {
    chooseLikeliest: async (all) => {
      choices = all.length;
      return all[0];
    },
    isWord: () => false,
  });
  const perWord = lookUps.mock.calls.length / tokenize(sentence).length;
  lookUps.mockRestore();
  return { perWord, choices };
}

describe('A sentence of repeated words', () => {
  it.each(['شقة', 'villa', 'office', 'تجاري', 'شقة فيلا مكتب', 'max', 'من', 'm', 'كاش'])(
    'takes few steps: %s',
    async (word) => {
      const { perWord, choices } = await measureWork(repeatWords([word]));
      expect(perWord).toBeLessThan(MAX_LOOK_UPS);
      expect(choices).toBeLessThanOrEqual(subcategories.length);
    },
  );

  it('takes few steps whichever words they are', async () => {
    const random = createRandom(11);
    for (let i = 0; i < 200; i++) {
      const distinct = Array.from({ length: random.integer(1, 6) }, () => random.pick(VOCABULARY));
      const sentence = repeatWords(
        Array.from({ length: 40 }, () => distinct[random.integer(0, distinct.length - 1)] ?? ''),
      );
      const { perWord, choices } = await measureWork(sentence);
      expect(perWord, sentence).toBeLessThan(MAX_LOOK_UPS);
      expect(choices, sentence).toBeLessThanOrEqual(subcategories.length);
    }
  });
});
