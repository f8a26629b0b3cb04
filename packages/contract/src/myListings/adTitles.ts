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
  const found = Object.hasOwn(names, slug) ? names[slug] : undefined;
  return found ? { ar: found[0], en: found[1] } : null;
}

/** Suggests titles, two in each language; none without kind and city. */
export function buildTitleIdeas(facts: TitleFacts): TitleIdea[] {
  const kind = findKindNames(facts);
  if (!kind) return [];
  const { action, size, bedrooms, finishing, city, governorate } = facts;
  const rooms =
    bedrooms !== null && bedrooms > 0 && PROPERTY_FIELDS.bedrooms.presence[facts.type] === 'required' ? bedrooms : null;
  const offered = action && ACTION_WORDS[action];
  const finished = finishing && FINISHING_WORDS[finishing];
  const roomsInArabic = rooms && ARABIC_ROOMS.find(([max]) => rooms <= max)?.[1](rooms);
  const inArabic = [
    joinParts(kind.ar, roomsInArabic, offered?.ar, 'في', `${city.ar_name}،`, governorate.ar_name),
    joinParts(kind.ar, size && `${size} متر`, finished?.ar, offered?.ar, 'في', city.ar_name),
  ];
  const inEnglish = [
    joinParts(
      rooms && `${rooms}-bedroom`,
      rooms ? kind.en.toLowerCase() : kind.en,
      offered?.en,
      'in',
      `${city.en_name},`,
      governorate.en_name,
    ),
    joinParts(
      kind.en,
      offered?.en,
      'in',
      `${city.en_name}${size ? `, ${size} m²` : ''}${finished ? `, ${finished.en}` : ''}`,
    ),
  ];
  const ideas = [
    ...inArabic.map((text): TitleIdea => ({ language: 'ar', text })),
    ...inEnglish.map((text): TitleIdea => ({ language: 'en', text })),
  ];
  return ideas.filter(({ text }, at) => ideas.findIndex((other) => other.text === text) === at);
}
