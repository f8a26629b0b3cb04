import { type AdContext, type Lead, type Leads, lead, type Wording } from '../adContext.ts';
import { agree, count, grouped, METRE } from './words.ts';

const area = ({ property, noun }: AdContext): string =>
  `${agree(noun.gender, 'مساحته', 'مساحتها')} ${count(property.size, METRE)}`;
/** Areas follow the noun, or the place; fields get their size in the next sentence. */
const size = ({ property }: AdContext): string => (property.measure ? '' : ` ${grouped(property.size)} م²`);
const having = (t: AdContext): string => (t.property.measure ? '' : ` ${area(t)}`);
const after = ({ property }: AdContext, words: string): string =>
  property.measure ? '' : `${words} ${grouped(property.size)} م²`;
const by = ({ property }: AdContext): string => (property.measure ? '' : ` بمساحة ${count(property.size, METRE)}`);

const SALE: readonly Wording[] = [
  (t) => `للبيع ${t.noun.ar}${size(t)} ${t.where}`,
  (t) => `${t.noun.ar} للبيع ${t.where}${by(t)}`,
  (t) => `${t.noun.ar}${size(t)} للبيع ${t.where}`,
  (t) => `للبيع ${t.where} ${t.noun.ar}${having(t)}`,
];
const RENT: readonly Wording[] = [
  (t) => `للإيجار ${t.noun.ar}${size(t)} ${t.where}`,
  (t) => `${t.noun.ar} للإيجار ${t.where}${by(t)}`,
  (t) => `${t.noun.ar}${size(t)} للإيجار ${t.where}`,
  (t) => `للإيجار ${t.where} ${t.noun.ar}${having(t)}`,
];

const OWNER_SALE: Leads = {
  open: [
    ...SALE,
    (t) => `أبيع ${t.noun.arObject}${having(t)} ${t.where}`,
    (t) => `أعرض للبيع ${t.noun.arObject}${size(t)} ${t.where}`,
    (t) => `من المالك: ${t.noun.ar}${size(t)} ${t.where}`,
  ],
  whole: [
    (t) => `للبيع ${t.noun.ar}${size(t)} ${t.where}، وأنا المالك`,
    (t) => `أنا صاحب ${t.noun.ar}${having(t)} ${t.where} وأعرض${agree(t.noun.gender, 'ه', 'ها')} للبيع`,
  ],
};

const BROKER_SALE: Leads = {
  open: [
    ...SALE,
    (t) => `${agree(t.noun.gender, 'معروض', 'معروضة')} للبيع ${t.noun.ar}${size(t)} ${t.where}`,
    (t) => `لدينا ${t.noun.ar}${having(t)} ${t.where}`,
    (t) => `لمن يبحث عن ${t.noun.ar} ${t.where}${after(t, '، المساحة')}`,
  ],
  whole: [
    (t) => `نعرض ${t.noun.arObject}${size(t)} ${t.where} نيابة عن المالك`,
    (t) => `كلفنا المالك ببيع ${t.noun.ar}${having(t)} ${t.where}`,
  ],
};

const developer = ({ property }: AdContext): string => property.place.compound?.developer.ar ?? property.provider.ar;
const DEVELOPER_SALE: Leads = {
  open: [
    (t) => `${developer(t)}: ${t.noun.ar}${size(t)} ${t.where}`,
    (t) => `تطرح ${developer(t)} ${t.noun.arObject}${size(t)} ${t.where}`,
    (t) => `ضمن المرحلة الحالية ${t.where}، ${t.noun.ar}${having(t)}`,
    (t) => `من وحداتنا ${t.where}: ${t.noun.ar}${size(t)}`,
    (t) => `${agree(t.noun.gender, 'متاح', 'متاحة')} الآن ${t.where} ${t.noun.ar}${size(t)}`,
  ],
  whole: [
    (t) => `${t.noun.ar}${having(t)} ${t.where}، مباشرة من المطور`,
    (t) => `تقدم ${developer(t)} ${t.noun.arObject}${having(t)} ${t.where}`,
  ],
};

const OWNER_RENT: Leads = {
  open: [
    ...RENT,
    (t) => `أؤجر ${t.noun.arObject}${having(t)} ${t.where}`,
    (t) => `للإيجار من المالك ${t.noun.ar}${size(t)} ${t.where}`,
  ],
  whole: [(t) => `للإيجار ${t.noun.ar}${size(t)} ${t.where}، من المالك وبدون وسيط`],
};
const BROKER_RENT: Leads = {
  open: [
    ...RENT,
    (t) => `${agree(t.noun.gender, 'متاح', 'متاحة')} للإيجار ${t.noun.ar}${size(t)} ${t.where}`,
    (t) => `لدينا للإيجار ${t.noun.ar}${having(t)} ${t.where}`,
    (t) => `إيجار جديد: ${t.noun.ar}${size(t)} ${t.where}`,
  ],
  whole: [(t) => `${t.noun.ar}${size(t)} ${t.where} للإيجار ابتداءً من هذا الشهر`],
};

/** First sentence: kind, size, place, for sale or rent, in the voice of the seller. */
export function leadAr(context: AdContext): Lead {
  const { action, provider } = context.property;
  if (action === 'forrent') return lead(context, provider.kind === 'owner' ? OWNER_RENT : BROKER_RENT);
  if (provider.kind === 'developer') return lead(context, DEVELOPER_SALE);
  return lead(context, provider.kind === 'owner' ? OWNER_SALE : BROKER_SALE);
}
