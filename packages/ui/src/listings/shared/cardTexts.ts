import type { AdType } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';

const PLACEHOLDER = '\u0001';

const memoize = <K, V>(make: (key: K) => V) => {
  const cache = new Map<K, V>();
  return (key: K): V => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    cache.set(key, value);
    return value;
  };
};

const compileTemplate = (text: string) => {
  const [first = '', ...rest] = text.split(PLACEHOLDER);
  return (...values: string[]) => rest.reduce((joined, part, at) => joined + (values[at] ?? '') + part, first);
};

/**
 * Card texts, resolved once per language. i18next takes about ten microseconds per text and a card has a dozen: a
 * hundred cards would spend more time in it than in everything else.
 */
export function buildCardTexts(t: TFunction, language: Language) {
  return {
    language,
    noPrice: t('listings:card.noPrice'),
    price: compileTemplate(t('listings:card.price', { amount: PLACEHOLDER })),
    priceMonthly: compileTemplate(t('listings:card.priceMonthly', { amount: PLACEHOLDER })),
    pricePerMetre: compileTemplate(t('listings:card.pricePerMetre', { amount: PLACEHOLDER })),
    size: compileTemplate(t('listings:card.size', { size: PLACEHOLDER })),
    sizeLabel: compileTemplate(t('listings:card.sizeLabel', { size: PLACEHOLDER })),
    bedrooms: memoize((count: number) => t('listings:card.bedrooms', { count })),
    bathrooms: memoize((count: number) => t('listings:card.bathrooms', { count })),
    down: memoize((percent: number) => (percent ? t('listings:card.down', { percent }) : t('listings:card.noDown'))),
    years: memoize((count: number) => t('listings:card.years', { count })),
    payment: { cash: t('vocabulary:payment.cash'), installment: t('vocabulary:payment.installment') },
    finishing: {
      unfinished: t('vocabulary:finishing.unfinished'),
      semi_finished: t('vocabulary:finishing.semi_finished'),
      finished: t('vocabulary:finishing.finished'),
      luxury: t('vocabulary:finishing.luxury'),
      furnished: t('vocabulary:finishing.furnished'),
    },
    ad: memoize((type: AdType) => t('listings:card.ad', { rank: t(`vocabulary:adType.${type}`) })),
    comparison: memoize((comparison: 'below' | 'above' | 'level') =>
      compileTemplate(t(`listings:card.${comparison}`, { percent: PLACEHOLDER, around: PLACEHOLDER })),
    ),
    around: {
      city: t('listings:card.around.city'),
      nearby: t('listings:card.around.nearby'),
      governorate: t('listings:card.around.governorate'),
    },
    confirmed: compileTemplate(t('listings:card.confirmed', { ago: PLACEHOLDER })),
    reel: t('listings:card.hasReel'),
    badge: { new: t('listings:card.isNew'), seen: t('listings:card.isSeen') },
    place: compileTemplate(
      t('listings:card.place', { category: PLACEHOLDER, city: PLACEHOLDER, governorate: PLACEHOLDER }),
    ),
    map: t('listings:card.map'),
    mapBlocked: t('listings:map.blocked'),
    favorite: t('listings:love.label'),
    compare: t('listings:compare'),
  };
}

export type CardTexts = ReturnType<typeof buildCardTexts>;

const textsByInstance = new WeakMap<i18n, Map<Language, CardTexts>>();

/** Card texts in the provider's language: two context reads, no subscription. */
export function useCardTexts(): CardTexts {
  const { language } = useLocale();
  const instance = useContext(I18nContext)?.i18n;
  if (!instance) throw new Error('No UiProvider around useCardTexts');
  let byLanguage = textsByInstance.get(instance);
  if (!byLanguage) {
    byLanguage = new Map();
    textsByInstance.set(instance, byLanguage);
  }
  const cached = byLanguage.get(language);
  if (cached) return cached;
  const texts = buildCardTexts(instance.getFixedT(language), language);
  byLanguage.set(language, texts);
  return texts;
}
