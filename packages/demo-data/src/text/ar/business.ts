import type { SellingPoints, SentenceTemplates } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { formatMeasureSubjectAr } from './titles.ts';
import { agreeInGender, countNoun, countNounAsSubject, DOOR, FLOOR, groupDigits, METRE, YEAR } from './words.ts';

const STREET_COUNT_PHRASES = { 1: 'شارع واحد', 2: 'شارعين', 3: 'ثلاثة شوارع' } as const;
const formatDocks = ({ docks: amount }: SellingPoints['hall']): string =>
  amount === 1 ? 'باب تحميل واحد' : `${countNoun(amount, DOOR)} للتحميل`;
const inflectOpen = (t: AdContext): string => agreeInGender(t.noun.gender, 'مفتوح', 'مفتوحة');

type BusinessPoints = 'front' | 'power' | 'hall' | 'yard' | 'street' | 'build' | 'utilities' | 'field' | 'term';

export const businessAr: Pick<SentenceTemplates<AdContext>, BusinessPoints> = {
  front: [
    (v) => `الواجهة ${countNoun(v.width, METRE)} والارتفاع ${countNoun(v.height, METRE)}.`,
    (v) => `واجهة عرض ${countNoun(v.width, METRE)}، وارتفاع السقف ${countNoun(v.height, METRE)}.`,
    (v) => `عرض الواجهة على الشارع ${countNoun(v.width, METRE)}، والسقف ${countNoun(v.height, METRE)}.`,
    (v) => `السقف على ارتفاع ${countNoun(v.height, METRE)} والواجهة ${countNoun(v.width, METRE)}.`,
  ],
  power: [
    (v) => `الكهرباء ${groupDigits(v.kilowatts)} كيلووات${v.hasGas ? ' والغاز الطبيعي داخل' : ''}.`,
    (v) => `القدرة الكهربائية المركبة ${groupDigits(v.kilowatts)} ك.و${v.hasGas ? '، والغاز موصل' : ''}.`,
    (v) => `الأحمال ${groupDigits(v.kilowatts)} كيلووات باسم المنشأة${v.hasGas ? '، مع خط غاز' : ''}.`,
    (v) => `تعاقد الكهرباء ${groupDigits(v.kilowatts)} كيلووات${v.hasGas ? ' وعداد غاز صناعي' : ''}.`,
  ],
  hall: [
    (v) => `الارتفاع الصافي ${countNoun(v.height, METRE)}، مع ${formatDocks(v)}.`,
    (v) =>
      `ارتفاع العنبر ${countNoun(v.height, METRE)}، والتحميل من ${v.docks === 1 ? 'باب واحد' : countNoun(v.docks, DOOR)}.`,
    (v) => `سقف جمالون على ${countNoun(v.height, METRE)}، مع ${formatDocks(v)}.`,
  ],
  yard: [
    (v) => `ساحة خارجية ${groupDigits(v.area)} م² ومكاتب إدارية ${v.offices} م².`,
    (v, t) =>
      `${agreeInGender(t.noun.gender, 'أمامه', 'أمامها')} ساحة ${groupDigits(v.area)} م²، والإدارة في ${v.offices} م².`,
    (v) => `المكاتب ${v.offices} م²، والساحة المفتوحة ${groupDigits(v.area)} م².`,
  ],
  street: [
    (v, t) =>
      `على شارع عرضه ${countNoun(v.width, METRE)}${v.sides > 1 ? `، و${inflectOpen(t)} على ${STREET_COUNT_PHRASES[v.sides]}` : ''}.`,
    (v, t) =>
      `عرض الشارع ${agreeInGender(t.noun.gender, 'أمامه', 'أمامها')} ${countNoun(v.width, METRE)}${v.sides > 1 ? `، والواجهات على ${STREET_COUNT_PHRASES[v.sides]}` : ''}.`,
    (v) => `الشارع ${countNoun(v.width, METRE)}${v.sides > 1 ? `، والموقع على ${STREET_COUNT_PHRASES[v.sides]}` : ''}.`,
  ],
  build: [
    (v) => `نسبة البناء ${v.coverage}% والارتفاع المسموح ${countNounAsSubject(v.storeys, FLOOR)}.`,
    (v) => `يُسمح بالبناء على ${v.coverage}% من المساحة حتى ${countNoun(v.storeys, FLOOR)}.`,
    (v) => `الاشتراطات: ${v.coverage}% مبانٍ بارتفاع ${countNoun(v.storeys, FLOOR)}.`,
  ],
  utilities: [
    (v) => `المرافق الواصلة ${v.first.ar} و${v.second.ar}.`,
    (v) => `${v.first.ar} و${v.second.ar} على الحد.`,
    (v) => `من المرافق الموجودة ${v.first.ar} و${v.second.ar}.`,
  ],
  field: [
    (v) => `مساحتها ${formatMeasureSubjectAr(v)}.`,
    (v) => `المساحة ${formatMeasureSubjectAr(v)} في قطعة واحدة.`,
    (v) => `كلها ${formatMeasureSubjectAr(v)} متصلة.`,
  ],
  term: [
    (v) => `مدة الانتفاع المتبقية ${countNounAsSubject(v.years, YEAR)}.`,
    (v) => `باقٍ في عقد الانتفاع ${countNounAsSubject(v.years, YEAR)}.`,
    (v) => `الحق سارٍ لمدة ${countNoun(v.years, YEAR)} أخرى.`,
  ],
};
