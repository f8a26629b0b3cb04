import type { Points, Shells } from '../points.ts';
import type { Told } from '../told.ts';
import { measureAr } from './titles.ts';
import { count, DOOR, FLOOR, METRE, YEAR } from './words.ts';

const SIDES = { 1: 'شارع واحد', 2: 'شارعين', 3: 'ثلاثة شوارع' } as const;
const docks = ({ docks: amount }: Points['hall']): string =>
  amount === 1 ? 'باب تحميل واحد' : `${count(amount, DOOR)} تحميل`;

type BusinessPoints = 'front' | 'power' | 'hall' | 'yard' | 'street' | 'build' | 'utilities' | 'field' | 'term';

/** What matters of shops, works and land: fronts, power, height, streets, permits. */
export const businessAr: Pick<Shells<Told>, BusinessPoints> = {
  front: [
    (v) => `الواجهة ${count(v.width, METRE)} والارتفاع ${count(v.height, METRE)}.`,
    (v) => `واجهة عرض ${count(v.width, METRE)}، وارتفاع السقف ${count(v.height, METRE)}.`,
    (v) => `عرض الواجهة على الشارع ${count(v.width, METRE)}، والسقف ${count(v.height, METRE)}.`,
    (v) => `السقف على ارتفاع ${count(v.height, METRE)} والواجهة ${count(v.width, METRE)}.`,
  ],
  power: [
    (v) => `الكهرباء ${v.kilowatts} كيلووات${v.gas ? ' والغاز الطبيعي داخل' : ''}.`,
    (v) => `القدرة الكهربائية المركبة ${v.kilowatts} ك.و${v.gas ? '، والغاز موصل' : ''}.`,
    (v) => `الأحمال ${v.kilowatts} كيلووات باسم المنشأة${v.gas ? '، مع خط غاز' : ''}.`,
    (v) => `تعاقد الكهرباء ${v.kilowatts} كيلووات${v.gas ? ' وعداد غاز صناعي' : ''}.`,
  ],
  hall: [
    (v) => `الارتفاع الصافي ${count(v.height, METRE)}، و${docks(v)}.`,
    (v) => `ارتفاع العنبر ${count(v.height, METRE)} وله ${docks(v)}.`,
    (v) => `سقف جمالون على ${count(v.height, METRE)}، مع ${docks(v)}.`,
  ],
  yard: [
    (v) => `ساحة خارجية ${v.area} م² ومكاتب إدارية ${v.offices} م².`,
    (v) => `أمامه ساحة ${v.area} م²، والإدارة في ${v.offices} م².`,
    (v) => `المكاتب ${v.offices} م²، والساحة المفتوحة ${v.area} م².`,
  ],
  street: [
    (v) => `على شارع عرضه ${count(v.width, METRE)}${v.sides > 1 ? `، ومفتوحة على ${SIDES[v.sides]}` : ''}.`,
    (v) => `عرض الشارع أمامها ${count(v.width, METRE)}${v.sides > 1 ? `، ولها ${SIDES[v.sides]}` : ''}.`,
    (v) => `الشارع ${count(v.width, METRE)}${v.sides > 1 ? `، والقطعة على ${SIDES[v.sides]}` : ''}.`,
  ],
  build: [
    (v) => `نسبة البناء ${v.coverage}% والارتفاع المسموح ${count(v.storeys, FLOOR)}.`,
    (v) => `يُسمح بالبناء على ${v.coverage}% من المساحة حتى ${count(v.storeys, FLOOR)}.`,
    (v) => `الاشتراطات: ${v.coverage}% مبانٍ و${count(v.storeys, FLOOR)}.`,
  ],
  utilities: [
    (v) => `المرافق الواصلة ${v.first.ar} و${v.second.ar}.`,
    (v) => `${v.first.ar} و${v.second.ar} على الحد.`,
    (v) => `من المرافق دخلت ${v.first.ar} و${v.second.ar}.`,
  ],
  field: [
    (v) => `مساحتها ${measureAr(v)}.`,
    (v) => `المساحة ${measureAr(v)} في قطعة واحدة.`,
    (v) => `كلها ${measureAr(v)} متصلة.`,
  ],
  term: [
    (v) => `مدة الانتفاع المتبقية ${count(v.years, YEAR)}.`,
    (v) => `باقٍ في عقد الانتفاع ${count(v.years, YEAR)}.`,
    (v) => `الحق سارٍ لمدة ${count(v.years, YEAR)} أخرى.`,
  ],
};
