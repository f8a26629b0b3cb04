import { type AdContext, chooseOpening, type Opening, type OpeningWordings, type Wording } from '../adContext.ts';
import { agreeInGender, countNoun, groupDigits, METRE } from './words.ts';

const formatAreaClause = ({ property, noun }: AdContext): string =>
  `${agreeInGender(noun.gender, 'مساحته', 'مساحتها')} ${countNoun(property.size, METRE)}`;
/** Areas follow the noun, or the place; fields get their size in the next sentence. */
const formatSize = ({ property }: AdContext): string => (property.measure ? '' : ` ${groupDigits(property.size)} م²`);
const formatHavingArea = (t: AdContext): string => (t.property.measure ? '' : ` ${formatAreaClause(t)}`);
const formatSizeAfter = ({ property }: AdContext, words: string): string =>
  property.measure ? '' : `${words} ${groupDigits(property.size)} م²`;
const formatWithArea = ({ property }: AdContext): string =>
  property.measure ? '' : ` بمساحة ${countNoun(property.size, METRE)}`;

const SALE: readonly Wording[] = [
  (t) => `للبيع ${t.noun.ar}${formatSize(t)} ${t.placePhrase}`,
  (t) => `${t.noun.ar} للبيع ${t.placePhrase}${formatWithArea(t)}`,
  (t) => `${t.noun.ar}${formatSize(t)} للبيع ${t.placePhrase}`,
  (t) => `للبيع ${t.placePhrase} ${t.noun.ar}${formatHavingArea(t)}`,
];
const RENT: readonly Wording[] = [
  (t) => `للإيجار ${t.noun.ar}${formatSize(t)} ${t.placePhrase}`,
  (t) => `${t.noun.ar} للإيجار ${t.placePhrase}${formatWithArea(t)}`,
  (t) => `${t.noun.ar}${formatSize(t)} للإيجار ${t.placePhrase}`,
  (t) => `للإيجار ${t.placePhrase} ${t.noun.ar}${formatHavingArea(t)}`,
];

const OWNER_SALE: OpeningWordings = {
  continuable: [
    ...SALE,
    (t) => `أبيع ${t.noun.arObject}${formatHavingArea(t)} ${t.placePhrase}`,
    (t) => `أعرض للبيع ${t.noun.arObject}${formatSize(t)} ${t.placePhrase}`,
    (t) => `من المالك: ${t.noun.ar}${formatSize(t)} ${t.placePhrase}`,
  ],
  complete: [
    (t) => `للبيع ${t.noun.ar}${formatSize(t)} ${t.placePhrase}، وأنا المالك`,
    (t) =>
      `أنا صاحب ${t.noun.ar}${formatHavingArea(t)} ${t.placePhrase} وأعرض${agreeInGender(t.noun.gender, 'ه', 'ها')} للبيع`,
  ],
};

const BROKER_SALE: OpeningWordings = {
  continuable: [
    ...SALE,
    (t) => `${agreeInGender(t.noun.gender, 'معروض', 'معروضة')} للبيع ${t.noun.ar}${formatSize(t)} ${t.placePhrase}`,
    (t) => `لدينا ${t.noun.ar}${formatHavingArea(t)} ${t.placePhrase}`,
    (t) => `لمن يبحث عن ${t.noun.ar} ${t.placePhrase}${formatSizeAfter(t, '، المساحة')}`,
  ],
  complete: [
    (t) => `نعرض ${t.noun.arObject}${formatSize(t)} ${t.placePhrase} نيابة عن المالك`,
    (t) => `كلفنا المالك ببيع ${t.noun.ar}${formatHavingArea(t)} ${t.placePhrase}`,
  ],
};

const getDeveloperName = ({ property }: AdContext): string =>
  property.place.compound?.developer.ar ?? property.provider.ar;
const DEVELOPER_SALE: OpeningWordings = {
  continuable: [
    (t) => `${getDeveloperName(t)}: ${t.noun.ar}${formatSize(t)} ${t.placePhrase}`,
    (t) => `تطرح ${getDeveloperName(t)} ${t.noun.arObject}${formatSize(t)} ${t.placePhrase}`,
    (t) => `ضمن المرحلة الحالية ${t.placePhrase}، ${t.noun.ar}${formatHavingArea(t)}`,
    (t) => `من وحداتنا ${t.placePhrase}: ${t.noun.ar}${formatSize(t)}`,
    (t) => `${agreeInGender(t.noun.gender, 'متاح', 'متاحة')} الآن ${t.placePhrase} ${t.noun.ar}${formatSize(t)}`,
  ],
  complete: [
    (t) => `${t.noun.ar}${formatHavingArea(t)} ${t.placePhrase}، مباشرة من المطور`,
    (t) => `تقدم ${getDeveloperName(t)} ${t.noun.arObject}${formatHavingArea(t)} ${t.placePhrase}`,
  ],
};

const OWNER_RENT: OpeningWordings = {
  continuable: [
    ...RENT,
    (t) => `أؤجر ${t.noun.arObject}${formatHavingArea(t)} ${t.placePhrase}`,
    (t) => `للإيجار من المالك ${t.noun.ar}${formatSize(t)} ${t.placePhrase}`,
  ],
  complete: [(t) => `للإيجار ${t.noun.ar}${formatSize(t)} ${t.placePhrase}، من المالك وبدون وسيط`],
};
const BROKER_RENT: OpeningWordings = {
  continuable: [
    ...RENT,
    (t) => `${agreeInGender(t.noun.gender, 'متاح', 'متاحة')} للإيجار ${t.noun.ar}${formatSize(t)} ${t.placePhrase}`,
    (t) => `لدينا للإيجار ${t.noun.ar}${formatHavingArea(t)} ${t.placePhrase}`,
    (t) => `إيجار جديد: ${t.noun.ar}${formatSize(t)} ${t.placePhrase}`,
  ],
  complete: [(t) => `${t.noun.ar}${formatSize(t)} ${t.placePhrase} للإيجار ابتداءً من هذا الشهر`],
};

/** First sentence: kind, size, place, for sale or rent, in the voice of the seller. */
export function createOpeningAr(context: AdContext): Opening {
  const { action, provider } = context.property;
  if (action === 'forrent') return chooseOpening(context, provider.kind === 'owner' ? OWNER_RENT : BROKER_RENT);
  if (provider.kind === 'developer') return chooseOpening(context, DEVELOPER_SALE);
  return chooseOpening(context, provider.kind === 'owner' ? OWNER_SALE : BROKER_SALE);
}
