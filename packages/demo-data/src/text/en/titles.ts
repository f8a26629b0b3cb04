import { type AdContext, chooseWording, type Wording } from '../adContext.ts';
import { capitalize, countNounInDigits, groupDigits } from './words.ts';

/** `3 feddans and 8 kirats`. */
export function formatMeasureEn({ feddans, kirats }: { feddans: number; kirats: number }): string {
  return kirats === 0
    ? countNounInDigits(feddans, 'feddan')
    : `${countNounInDigits(feddans, 'feddan')} and ${countNounInDigits(kirats, 'kirat')}`;
}

const formatHeadline = ({ property }: AdContext): string => property.headline?.en ?? '';
const formatDeal = ({ property }: AdContext): string => (property.action === 'forrent' ? 'to rent' : 'for sale');
const formatSize = ({ property }: AdContext): string => `${groupDigits(property.size)} m²`;
const formatMeasure = ({ property }: AdContext): string => (property.measure ? formatMeasureEn(property.measure) : '');

/** Headline before the noun: "north-facing 165 m² apartment". */
const HEADLINE_BEFORE_NOUN: readonly Wording[] = [
  (t) => `${capitalize(formatHeadline(t))} ${formatSize(t)} ${t.noun.en} ${t.placePhrase}`,
  (t) => `${capitalize(formatHeadline(t))} ${t.noun.en} of ${formatSize(t)} ${t.placePhrase}`,
  (t) => `${formatSize(t)} ${formatHeadline(t)} ${t.noun.en}, ${t.titlePlace}`,
  (t) => `${capitalize(formatHeadline(t))} ${t.noun.en} ${formatDeal(t)} ${t.placePhrase}, ${formatSize(t)}`,
  (t) => `${capitalize(t.titlePlace)}: ${formatHeadline(t)} ${t.noun.en}, ${formatSize(t)}`,
];
/** Headline after the noun: "165 m² apartment with a 40 m² garden". */
const HEADLINE_AFTER_NOUN: readonly Wording[] = [
  (t) => `${formatSize(t)} ${t.noun.en} ${formatHeadline(t)}, ${t.titlePlace}`,
  (t) => `${capitalize(t.noun.en)} ${formatHeadline(t)}, ${formatSize(t)}, ${t.titlePlace}`,
  (t) => `${capitalize(t.noun.en)} ${t.placePhrase}, ${formatSize(t)}, ${formatHeadline(t)}`,
  (t) => `${capitalize(t.titlePlace)}: ${formatSize(t)} ${t.noun.en} ${formatHeadline(t)}`,
  (t) => `${capitalize(t.noun.en)} ${formatDeal(t)} ${t.placePhrase}, ${formatSize(t)} ${formatHeadline(t)}`,
];
const FARMLAND: readonly Wording[] = [
  (t) => `${capitalize(formatMeasure(t))} of farmland ${formatDeal(t)} ${t.placePhrase}`,
  (t) => `Farmland ${t.placePhrase}, ${formatMeasure(t)}`,
  (t) => `${capitalize(t.titlePlace)}: ${formatMeasure(t)} of farmland`,
];

const WITHOUT_HEADLINE: readonly Wording[] = [
  (t) => `${formatSize(t)} ${t.noun.en} ${formatDeal(t)} ${t.placePhrase}`,
  (t) => `${capitalize(t.noun.en)} ${t.placePhrase}, ${formatSize(t)}`,
  (t) => `${capitalize(t.titlePlace)}: ${t.noun.en}, ${formatSize(t)}`,
];

export function createTitleEn(context: AdContext): string {
  if (context.property.measure) return chooseWording(context, FARMLAND);
  if (!context.property.headline) return chooseWording(context, WITHOUT_HEADLINE);
  return chooseWording(
    context,
    context.property.headline?.isEnglishBeforeNoun ? HEADLINE_BEFORE_NOUN : HEADLINE_AFTER_NOUN,
  );
}
