/** Advice that the form of an ad can act on. */
const CONTENT_ADVICE = [
  'more_pictures',
  'price_high',
  'add_price',
  'exact_place',
  'longer_description',
  'add_features',
] as const;
export type ContentAdvice = (typeof CONTENT_ADVICE)[number];

export interface ContentFacts {
  pictures: number;
  /** Characters of the description. */
  description: number;
  hasPrice: boolean;
  /** Percent above the median of similar listings; null without a median. */
  priceDifference: number | null;
  hasExactPlace: boolean;
  features: number;
}

const MIN_PICTURES = 5;
const MIN_DESCRIPTION_LENGTH = 200;
const MAX_PERCENT_ABOVE_MEDIAN = 15;
const MIN_FEATURES = 3;

const RULES: Record<ContentAdvice, { weight: number; applies(ad: ContentFacts): boolean }> = {
  more_pictures: { weight: 30, applies: ({ pictures }) => pictures < MIN_PICTURES },
  price_high: { weight: 10, applies: ({ priceDifference }) => (priceDifference ?? 0) > MAX_PERCENT_ABOVE_MEDIAN },
  add_price: { weight: 25, applies: ({ hasPrice }) => !hasPrice },
  exact_place: { weight: 15, applies: ({ hasExactPlace }) => !hasExactPlace },
  longer_description: { weight: 20, applies: ({ description }) => description < MIN_DESCRIPTION_LENGTH },
  add_features: { weight: 10, applies: ({ features }) => features < MIN_FEATURES },
};

export const listContentAdvice = (ad: ContentFacts): ContentAdvice[] =>
  CONTENT_ADVICE.filter((advice) => RULES[advice].applies(ad));

/** Quality of an ad in percent: the weights of all advice subtracted from 100. */
export const computeAdQuality = (ad: ContentFacts): number =>
  listContentAdvice(ad).reduce((quality, advice) => quality - RULES[advice].weight, 100);
