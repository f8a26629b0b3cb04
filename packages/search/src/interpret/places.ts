import { foldText } from '@mashrabiya/i18n';
import type { Reference } from '../listings/reference.ts';
import { Phrases } from './phrases.ts';

export interface PlaceMeaning {
  gover: number;
  city?: number;
}

/** Place names that are ordinary words unless they have the article. */
export const ORDINARY_WORDS = new Set(
  'حمام قصير طور صف وقف فتح سلام عرب جناين بساتين زهور مناخ شهداء رياض بحيره شرقيه غربيه اربعين منشاه خارجه داخله'.split(
    ' ',
  ),
);
const EXCLUDED_NAMES = new Set(['industrial zone']);

/** Alternative place names, by the English name in the reference. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  '6th of October': ['October', 'Oktober'],
  'Fifth Settlement': ['Tagamo3 El Khames', 'Tagamo3 Khames', 'Tagamoa El Khames', 'El Tagamo3 El Khames'],
  'First Settlement': ['Tagamo3 El Awal', 'Tagamo3 Awal', 'Tagamoa El Awal', 'El Tagamo3 El Awal'],
  'Third Settlement': ['Tagamo3 El Talet', 'Tagamo3 Talet', 'Tagamoa El Talet', 'El Tagamo3 El Talet'],
};
const NUMBERED_NAME = /^(\d+)(?:st|nd|rd|th) (?:of )?(.+)$/;

/** `6 October`, `6 of October` and `6th October` for `6th of October`. */
function listNumberedNames(name: string): string[] {
  const [, number, numberedName] = NUMBERED_NAME.exec(name) ?? [];
  return number === undefined
    ? []
    : [`${number} ${numberedName}`, `${number} of ${numberedName}`, `${number}th ${numberedName}`];
}

/** All names of a place in both scripts, also without brackets and without the article. */
export function buildPlacePhrases({ governorates, cities }: Reference): Phrases<PlaceMeaning> {
  const phrases = new Phrases<PlaceMeaning>();
  const placeNames = new Set(
    [...governorates.values(), ...cities.values()].flatMap(({ ar, en }) => [foldText(ar), foldText(en)]),
  );
  /** The new capital needs no "new", because no old one has a two-word name. */
  const dropNew = (name: string): string => {
    const shortName = name.replace(/ الجديدة$|^New /, '');
    return shortName.includes(' ') && !placeNames.has(foldText(shortName)) ? shortName : name;
  };
  const add = (name: string, meaning: PlaceMeaning) => {
    for (const text of new Set([
      name,
      dropNew(name),
      name.replace(/\s*\(.*\)/, ''),
      name.replace(/^(?:el|al) (?=.{4})/i, ''),
    ])) {
      const words = foldText(text).split(' ');
      const [onlyWord = ''] = words;
      if (words.length === 1 && ORDINARY_WORDS.has(onlyWord.replace(/^ال/, ''))) phrases.addWords([onlyWord], meaning);
      else if (!EXCLUDED_NAMES.has(foldText(text))) phrases.add(text, meaning);
    }
  };
  for (const { id, ar, en } of governorates.values()) for (const name of [ar, en]) add(name, { gover: id });
  for (const { id, governorateId, ar, en, aliases } of cities.values()) {
    for (const name of [ar, en, ...aliases, ...listNumberedNames(en), ...(OTHER_NAMES[en] ?? [])])
      add(name, { gover: governorateId, city: id });
  }
  return phrases;
}
