import { SUBCATEGORY_NAMES } from '../constants/kindNames.ts';
import { PROPERTY_FIELDS } from '../constants/propertyFields.ts';
import type { Action, Finishing, PropertyType } from '../constants/vocabulary.ts';

export interface TitleFacts {
  type: PropertyType;
  /** The subcategory's name in the specification. */
  slug: string;
  action: Action | null;
  size: number | null;
  bedrooms: number | null;
  finishing: Finishing | null;
  city: { ar_name: string; en_name: string };
  governorate: { ar_name: string; en_name: string };
}

export interface TitleIdea {
  language: 'ar' | 'en';
  text: string;
}

const ARABIC_ROOMS: readonly [most: number, write: (count: number) => string][] = [
  [1, () => 'غرفة نوم'],
  [2, () => 'غرفتين نوم'],
  [10, (count) => `${count} غرف نوم`],
  [Number.POSITIVE_INFINITY, (count) => `${count} غرفة نوم`],
];
const FINISHING_WORDS: Partial<Record<Finishing, { ar: string; en: string }>> = {
  luxury: { ar: 'تشطيب فاخر', en: 'luxury finishing' },
  finished: { ar: 'تشطيب كامل', en: 'fully finished' },
  furnished: { ar: 'مفروش', en: 'furnished' },
  semi_finished: { ar: 'نصف تشطيب', en: 'semi-finished' },
};
const ACTION_WORDS: Record<Action, { ar: string; en: string }> = {
  forsell: { ar: 'للبيع', en: 'for sale' },
  forrent: { ar: 'للإيجار', en: 'for rent' },
};

const joinParts = (...parts: readonly (string | 0 | null | undefined)[]): string => parts.filter(Boolean).join(' ');

function findKindNames({ type, slug }: TitleFacts): { ar: string; en: string } | null {
  const names: Record<string, readonly [string, string]> = SUBCATEGORY_NAMES[type];
  const kindNames = Object.hasOwn(names, slug) ? names[slug] : undefined;
  return kindNames ? { ar: kindNames[0], en: kindNames[1] } : null;
}

/** Suggests titles, two in each language; none without kind and city. */
export function buildTitleIdeas(facts: TitleFacts): TitleIdea[] {
  const kind = findKindNames(facts);
  if (!kind) return [];
  const { action, size, bedrooms, finishing, city, governorate } = facts;
  const rooms =
    bedrooms !== null && bedrooms > 0 && PROPERTY_FIELDS.bedrooms.presence[facts.type] === 'required' ? bedrooms : null;
  const actionWords = action && ACTION_WORDS[action];
  const finishingWords = finishing && FINISHING_WORDS[finishing];
  const roomsInArabic = rooms && ARABIC_ROOMS.find(([max]) => rooms <= max)?.[1](rooms);
  const arabicTitles = [
    joinParts(kind.ar, roomsInArabic, actionWords?.ar, 'في', `${city.ar_name}،`, governorate.ar_name),
    joinParts(kind.ar, size && `${size} متر`, finishingWords?.ar, actionWords?.ar, 'في', city.ar_name),
  ];
  const englishTitles = [
    joinParts(
      rooms && `${rooms}-bedroom`,
      rooms ? kind.en.toLowerCase() : kind.en,
      actionWords?.en,
      'in',
      `${city.en_name},`,
      governorate.en_name,
    ),
    joinParts(
      kind.en,
      actionWords?.en,
      'in',
      `${city.en_name}${size ? `, ${size} m²` : ''}${finishingWords ? `, ${finishingWords.en}` : ''}`,
    ),
  ];
  const ideas = [
    ...arabicTitles.map((text): TitleIdea => ({ language: 'ar', text })),
    ...englishTitles.map((text): TitleIdea => ({ language: 'en', text })),
  ];
  return ideas.filter(({ text }, index) => ideas.findIndex((other) => other.text === text) === index);
}
