import { type Sentence, say, type Told } from '../told.ts';
import { agree, count, METRE } from './words.ts';

const size = ({ home }: Told): string => (home.measure ? '' : ` ${home.size} م²`);
const metres = ({ home, noun }: Told): string =>
  home.measure ? '' : ` ${agree(noun.gender, 'مساحته', 'مساحتها')} ${count(home.size, METRE)}`;

const OWNER_SALE: readonly Sentence[] = [
  (t) => `أبيع ${t.noun.ar}${metres(t)} ${t.where}.`,
  (t) => `للبيع ${t.noun.ar}${size(t)} ${t.where}، وأنا المالك.`,
  (t) => `أعرض للبيع ${t.noun.ar}${size(t)} ${t.where}.`,
  (t) =>
    `${t.noun.ar} للبيع ${t.where}${t.home.measure ? '' : `، ${agree(t.noun.gender, 'مساحته', 'مساحتها')} ${t.home.size} م²`}.`,
  (t) => `عندي ${t.noun.ar}${size(t)} ${t.where} للبيع.`,
];

const BROKER_SALE: readonly Sentence[] = [
  (t) => `للبيع ${t.noun.ar}${size(t)} ${t.where}.`,
  (t) => `${t.noun.ar} للبيع ${t.where}${t.home.measure ? '' : ` بمساحة ${count(t.home.size, METRE)}`}.`,
  (t) => `${agree(t.noun.gender, 'معروض', 'معروضة')} للبيع ${t.noun.ar}${size(t)} ${t.where}.`,
  (t) => `لدينا ${t.noun.ar}${metres(t)} ${t.where}.`,
  (t) => `نعرض ${t.noun.ar}${size(t)} ${t.where} نيابة عن المالك.`,
  (t) => `لمن يبحث عن ${t.noun.ar} ${t.where}${t.home.measure ? '' : `، المساحة ${t.home.size} م²`}.`,
];

const developer = ({ home }: Told): string => home.place.compound?.developer.ar ?? home.provider.ar;
const DEVELOPER_SALE: readonly Sentence[] = [
  (t) => `${developer(t)}: ${t.noun.ar}${size(t)} ${t.where}.`,
  (t) => `تطرح ${developer(t)} ${t.noun.ar}${size(t)} ${t.where}.`,
  (t) => `ضمن المرحلة الحالية ${t.where}، ${t.noun.ar}${metres(t)}.`,
  (t) => `${t.noun.ar}${metres(t)} ${t.where}، مباشرة من المطور.`,
  (t) => `من وحداتنا ${t.where}: ${t.noun.ar}${size(t)}.`,
];

const OWNER_RENT: readonly Sentence[] = [
  (t) => `أؤجر ${t.noun.ar}${metres(t)} ${t.where}.`,
  (t) => `للإيجار من المالك ${t.noun.ar}${size(t)} ${t.where}.`,
  (t) => `${t.noun.ar} للإيجار ${t.where}${t.home.measure ? '' : `، ${t.home.size} م²`}.`,
];
const BROKER_RENT: readonly Sentence[] = [
  (t) => `للإيجار ${t.noun.ar}${size(t)} ${t.where}.`,
  (t) => `${t.noun.ar} للإيجار ${t.where}${t.home.measure ? '' : ` بمساحة ${count(t.home.size, METRE)}`}.`,
  (t) => `${agree(t.noun.gender, 'متاح', 'متاحة')} للإيجار ${t.noun.ar}${size(t)} ${t.where}.`,
  (t) => `لدينا للإيجار ${t.noun.ar}${metres(t)} ${t.where}.`,
  (t) => `إيجار جديد: ${t.noun.ar}${size(t)} ${t.where}.`,
];

/** The first sentence: what it is, how large, where, and for sale or rent, in the voice of whoever offers it. */
export function leadAr(told: Told): string {
  const { action, provider } = told.home;
  if (action === 'forrent') return say(told, provider.kind === 'owner' ? OWNER_RENT : BROKER_RENT);
  if (provider.kind === 'developer') return say(told, DEVELOPER_SALE);
  return say(told, provider.kind === 'owner' ? OWNER_SALE : BROKER_SALE);
}
