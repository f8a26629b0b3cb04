/** Sound classes of letters. Vowels, hamza and ain are omitted, because their spelling varies; `j` is sh. */
const ARABIC_SOUNDS: Record<string, string> = {
  ب: 'b',
  پ: 'b',
  ت: 't',
  ث: 't',
  ط: 't',
  ج: 'g',
  غ: 'g',
  گ: 'g',
  ح: 'h',
  ه: 'h',
  خ: 'k',
  د: 'd',
  ض: 'd',
  ذ: 'z',
  ز: 'z',
  ظ: 'z',
  ر: 'r',
  س: 's',
  ص: 's',
  ش: 'j',
  چ: 'j',
  ف: 'f',
  ڤ: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
};

/** Applied in this order; digits are Arabic chat spelling (`Tagamo3`, `7elwan`). */
const LATIN_SOUNDS: [RegExp, string][] = [
  [/^[ae]l(?=[bcdfghjkmnpqrstvwxz].)/, ''],
  [/ah$/, ''],
  [/sh|ch/g, 'j'],
  [/kh|5/g, 'k'],
  [/gh|8/g, 'g'],
  [/th|6/g, 't'],
  [/dh/g, 'z'],
  [/ph|v/g, 'f'],
  [/7/g, 'h'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/p/g, 'b'],
  [/[aeiouwy\d]/g, ''],
];

export const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);
const hasLetters = (word: string) => /\p{L}/u.test(word);

function toLatinSounds(word: string): string {
  // A Latin `j` is the Arabic jeem, unlike the internal `j` for sh.
  return LATIN_SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word.replace(/j/g, 'g'));
}

const toArabicSounds = (word: string): string =>
  [...word.replace(/(?<=..)ه$/, '')].map((letter) => ARABIC_SOUNDS[letter] ?? '').join('');

/** Consonants of a folded word, the same for `Mohandessin`, `Mohandiseen` and مهندسين. Empty for plain numbers. */
export function toSpellingKey(folded: string): string {
  if (!hasLetters(folded)) return '';
  return (isArabic(folded) ? toArabicSounds(folded) : toLatinSounds(folded)).replace(/(.)\1+/g, '$1');
}
