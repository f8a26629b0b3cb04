import type { AdType } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocale } from '../foundation/useLocale.ts';

const GAP = '\u0001';

const memo = <K, V>(make: (key: K) => V) => {
  const known = new Map<K, V>();
  return (key: K): V => {
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

const withGaps = (text: string) => {
  const [first = '', ...rest] = text.split(GAP);
  return (...values: string[]) => rest.reduce((joined, part, at) => joined + (values[at] ?? '') + part, first);
};

/**
 * Card texts, resolved once per language. i18next takes about ten microseconds per text and a card has a dozen: a
 * hundred cards would spend more time in it than in everything else.
 */
export function textsFrom(t: TFunction, language: Language) {
  return {
    language,
    noPrice: t('listings:card.noPrice'),
    price: withGaps(t('listings:card.price', { amount: GAP })),
    priceMonthly: withGaps(t('listings:card.priceMonthly', { amount: GAP })),
    pricePerMetre: withGaps(t('listings:card.pricePerMetre', { amount: GAP })),
    size: withGaps(t('listings:card.size', { size: GAP })),
    sizeLabel: withGaps(t('listings:card.sizeLabel', { size: GAP })),
    bedrooms: memo((count: number) => t('listings:card.bedrooms', { count })),
    bathrooms: memo((count: number) => t('listings:card.bathrooms', { count })),
    down: memo((percent: number) => (percent ? t('listings:card.down', { percent }) : t('listings:card.noDown'))),
    years: memo((count: number) => t('listings:card.years', { count })),
    payment: { cash: t('vocabulary:payment.cash'), installment: t('vocabulary:payment.installment') },
    finishing: {
      unfinished: t('vocabulary:finishing.unfinished'),
      semi_finished: t('vocabulary:finishing.semi_finished'),
      finished: t('vocabulary:finishing.finished'),
      luxury: t('vocabulary:finishing.luxury'),
      furnished: t('vocabulary:finishing.furnished'),
    },
    ad: memo((type: AdType) => t('listings:card.ad', { rank: t(`vocabulary:adType.${type}`) })),
    comparison: memo((comparison: 'below' | 'above' | 'level') =>
      withGaps(t(`listings:card.${comparison}`, { percent: GAP, around: GAP })),
    ),
    around: {
      city: t('listings:card.around.city'),
      nearby: t('listings:card.around.nearby'),
      governorate: t('listings:card.around.governorate'),
    },
    confirmed: withGaps(t('listings:card.confirmed', { ago: GAP })),
    reel: t('listings:card.hasReel'),
    mark: { new: t('listings:card.isNew'), seen: t('listings:card.isSeen') },
    place: withGaps(t('listings:card.place', { category: GAP, city: GAP, governorate: GAP })),
    map: t('listings:card.map'),
    mapBlocked: t('listings:map.blocked'),
    love: t('listings:love.label'),
    compare: t('listings:compare'),
  };
}

export type CardTexts = ReturnType<typeof textsFrom>;

const known = new WeakMap<i18n, Map<Language, CardTexts>>();

/** Card texts in the provider's language: two context reads, no subscription. */
export function useCardTexts(): CardTexts {
  const { language } = useLocale();
  const instance = useContext(I18nContext)?.i18n;
  if (!instance) throw new Error('No UiProvider around useCardTexts');
  let byLanguage = known.get(instance);
  if (!byLanguage) {
    byLanguage = new Map();
    known.set(instance, byLanguage);
  }
  const seen = byLanguage.get(language);
  if (seen) return seen;
  const texts = textsFrom(instance.getFixedT(language), language);
  byLanguage.set(language, texts);
  return texts;
}
