import type { Points, Shells } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { measureSubjectAr } from './titles.ts';
import { agree, count, countSubject, DOOR, FLOOR, grouped, METRE, YEAR } from './words.ts';

const SIDES = { 1: 'شارع واحد', 2: 'شارعين', 3: 'ثلاثة شوارع' } as const;
const docks = ({ docks: amount }: Points['hall']): string =>
  amount === 1 ? 'باب تحميل واحد' : `${count(amount, DOOR)} للتحميل`;
const open = (t: AdContext): string => agree(t.noun.gender, 'مفتوح', 'مفتوحة');

type BusinessPoints = 'front' | 'power' | 'hall' | 'yard' | 'street' | 'build' | 'utilities' | 'field' | 'term';

/** Points of shops, factories and land: fronts, power, height, streets, permits. */
export const businessAr: Pick<Shells<AdContext>, BusinessPoints> = {
  front: [
    (v) => `الواجهة ${count(v.width, METRE)} والارتفاع ${count(v.height, METRE)}.`,
    (v) => `واجهة عرض ${count(v.width, METRE)}، وارتفاع السقف ${count(v.height, METRE)}.`,
    (v) => `عرض الواجهة على الشارع ${count(v.width, METRE)}، والسقف ${count(v.height, METRE)}.`,
    (v) => `السقف على ارتفاع ${count(v.height, METRE)} والواجهة ${count(v.width, METRE)}.`,
  ],
  power: [
    (v) => `الكهرباء ${grouped(v.kilowatts)} كيلووات${v.gas ? ' والغاز الطبيعي داخل' : ''}.`,
    (v) => `القدرة الكهربائية المركبة ${grouped(v.kilowatts)} ك.و${v.gas ? '، والغاز موصل' : ''}.`,
    (v) => `الأحمال ${grouped(v.kilowatts)} كيلووات باسم المنشأة${v.gas ? '، مع خط غاز' : ''}.`,
    (v) => `تعاقد الكهرباء ${grouped(v.kilowatts)} كيلووات${v.gas ? ' وعداد غاز صناعي' : ''}.`,
  ],
  hall: [
    (v) => `الارتفاع الصافي ${count(v.height, METRE)}، مع ${docks(v)}.`,
    (v) => `ارتفاع العنبر ${count(v.height, METRE)}، والتحميل من ${v.docks === 1 ? 'باب واحد' : count(v.docks, DOOR)}.`,
    (v) => `سقف جمالون على ${count(v.height, METRE)}، مع ${docks(v)}.`,
  ],
  yard: [
    (v) => `ساحة خارجية ${grouped(v.area)} م² ومكاتب إدارية ${v.offices} م².`,
    (v, t) => `${agree(t.noun.gender, 'أمامه', 'أمامها')} ساحة ${grouped(v.area)} م²، والإدارة في ${v.offices} م².`,
    (v) => `المكاتب ${v.offices} م²، والساحة المفتوحة ${grouped(v.area)} م².`,
  ],
  street: [
    (v, t) => `على شارع عرضه ${count(v.width, METRE)}${v.sides > 1 ? `، و${open(t)} على ${SIDES[v.sides]}` : ''}.`,
    (v, t) =>
      `عرض الشارع ${agree(t.noun.gender, 'أمامه', 'أمامها')} ${count(v.width, METRE)}${v.sides > 1 ? `، والواجهات على ${SIDES[v.sides]}` : ''}.`,
    (v) => `الشارع ${count(v.width, METRE)}${v.sides > 1 ? `، والموقع على ${SIDES[v.sides]}` : ''}.`,
  ],
  build: [
    (v) => `نسبة البناء ${v.coverage}% والارتفاع المسموح ${countSubject(v.storeys, FLOOR)}.`,
    (v) => `يُسمح بالبناء على ${v.coverage}% من المساحة حتى ${count(v.storeys, FLOOR)}.`,
    (v) => `الاشتراطات: ${v.coverage}% مبانٍ بارتفاع ${count(v.storeys, FLOOR)}.`,
  ],
  utilities: [
    (v) => `المرافق الواصلة ${v.first.ar} و${v.second.ar}.`,
    (v) => `${v.first.ar} و${v.second.ar} على الحد.`,
    (v) => `من المرافق الموجودة ${v.first.ar} و${v.second.ar}.`,
  ],
  field: [
    (v) => `مساحتها ${measureSubjectAr(v)}.`,
    (v) => `المساحة ${measureSubjectAr(v)} في قطعة واحدة.`,
    (v) => `كلها ${measureSubjectAr(v)} متصلة.`,
  ],
  term: [
    (v) => `مدة الانتفاع المتبقية ${countSubject(v.years, YEAR)}.`,
    (v) => `باقٍ في عقد الانتفاع ${countSubject(v.years, YEAR)}.`,
    (v) => `الحق سارٍ لمدة ${count(v.years, YEAR)} أخرى.`,
  ],
};
