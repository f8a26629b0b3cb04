import { type AdContext, chooseWording, type Wording } from '../adContext.ts';
import { formatTitlePlaceAr } from './place.ts';
import { countNoun, countNounAsSubject, FEDDAN_WORD, groupDigits, KIRAT } from './words.ts';

interface Measure {
  feddans: number;
  kirats: number;
}

/** `3 أفدنة و8 قراريط`, in the form after "of" or in a title. */
export const formatMeasureAr = ({ feddans, kirats }: Measure): string =>
  kirats === 0 ? countNoun(feddans, FEDDAN_WORD) : `${countNoun(feddans, FEDDAN_WORD)} و${countNoun(kirats, KIRAT)}`;

/** Nominative form: `فدانان وقيراطان`. */
export const formatMeasureSubjectAr = ({ feddans, kirats }: Measure): string =>
  kirats === 0
    ? countNounAsSubject(feddans, FEDDAN_WORD)
    : `${countNounAsSubject(feddans, FEDDAN_WORD)} و${countNounAsSubject(kirats, KIRAT)}`;

const formatSize = ({ property }: AdContext): string =>
  property.measure ? formatMeasureAr(property.measure) : `${groupDigits(property.size)} م`;
const formatHeadline = ({ property, noun }: AdContext): string => property.headline?.ar[noun.gender] ?? '';
/** Two numbers need a comma between them. */
const formatFollowingHeadline = (t: AdContext): string =>
  /^\d/.test(formatHeadline(t)) ? `، ${formatHeadline(t)}` : ` ${formatHeadline(t)}`;
const formatTitlePlace = ({ property }: AdContext): string => formatTitlePlaceAr(property);
const formatDeal = ({ property }: AdContext): string => (property.action === 'forrent' ? 'للإيجار' : 'للبيع');

const WITH_HEADLINE: readonly Wording[] = [
  (t) => `${t.noun.ar} ${formatSize(t)}${formatFollowingHeadline(t)} ${formatTitlePlace(t)}`,
  (t) => `${t.noun.ar} ${formatSize(t)}${formatFollowingHeadline(t)} ${formatTitlePlace(t)}`,
  (t) => `${t.noun.ar} ${formatSize(t)}، ${formatHeadline(t)}، ${t.titlePlace}`,
  (t) => `${t.noun.ar} ${formatHeadline(t)} ${formatTitlePlace(t)}، ${formatSize(t)}`,
  (t) => `${t.noun.ar} ${formatDeal(t)} ${formatTitlePlace(t)}، ${formatSize(t)}${formatFollowingHeadline(t)}`,
  (t) => `${t.titlePlace}: ${t.noun.ar} ${formatSize(t)}${formatFollowingHeadline(t)}`,
];
const WITHOUT_HEADLINE: readonly Wording[] = [
  (t) => `${t.noun.ar} ${formatSize(t)} ${formatTitlePlace(t)}`,
  (t) => `${t.noun.ar} ${formatDeal(t)} ${formatTitlePlace(t)}، ${formatSize(t)}`,
  (t) => `${t.titlePlace}: ${t.noun.ar} ${formatDeal(t)}، ${formatSize(t)}`,
];

export const createTitleAr = (context: AdContext): string =>
  chooseWording(context, context.property.headline ? WITH_HEADLINE : WITHOUT_HEADLINE);
