import type { Finishing } from '@mashrabiya/contract';
import type { Clauses } from '../adContext.ts';
import { roomListAr } from './rooms.ts';
import { liftAr } from './setting.ts';
import { measureAr } from './titles.ts';
import { agree, count, DOOR, FLOOR, type Gender, grouped, METRE, MINUTE, monthOf, ordinal } from './words.ts';

const FACING: Record<string, readonly [m: string, f: string]> = {
  north: ['بحري', 'بحرية'],
  east: ['شرقي', 'شرقية'],
  west: ['غربي', 'غربية'],
  south: ['قبلي', 'قبلية'],
  corner: ['على ناصية', 'على ناصية'],
};

function finish(finishing: Finishing, g: Gender): string {
  switch (finishing) {
    case 'unfinished':
      return 'بدون تشطيب';
    case 'semi_finished':
      return 'نصف تشطيب';
    case 'finished':
      return agree(g, 'متشطب بالكامل', 'متشطبة بالكامل');
    case 'luxury':
      return 'تشطيب سوبر لوكس';
    case 'furnished':
      return agree(g, 'مفروش بالكامل', 'مفروشة بالكامل');
  }
}

/** Clauses that end a first sentence, after a comma. */
export const clausesAr: Clauses = {
  layout: (v, t) => `${agree(t.noun.gender, 'مكون', 'مكونة')} من ${roomListAr(v)}${v.extra ? ` و${v.extra.ar}` : ''}`,
  storey: (v) => (v.storey === 0 ? 'الدور الأرضي' : `الدور ${ordinal(v.storey)} ${liftAr(v.lift)}`),
  facing: (v, t) => {
    const [m = '', f = ''] = FACING[v.facing] ?? [];
    return `${agree(t.noun.gender, m, f)}${v.view ? ` ${agree(t.noun.gender, 'ويطل', 'وتطل')} على ${v.view.ar}` : ''}`;
  },
  finish: (v, t) => `${finish(v.finishing, t.noun.gender)} مع ${v.detail.ar}`,
  outdoor: (v) =>
    `مع ${{ garden: 'حديقة خاصة', roof: 'سطح خاص', terrace: 'تراس', balcony: 'بلكونة' }[v.kind]} ${v.area} م²`,
  sea: (v) =>
    v.row
      ? `صف ${ordinal(v.row).slice(2)} على بعد ${count(v.minutes, MINUTE)} مشيًا من ${v.water.ar}`
      : `على بعد ${count(v.minutes, MINUTE)} مشيًا من ${v.water.ar}`,
  front: (v) => `بواجهة ${count(v.width, METRE)} وارتفاع ${count(v.height, METRE)}`,
  hall: (v) =>
    `بارتفاع ${count(v.height, METRE)} مع ${v.docks === 1 ? 'باب تحميل واحد' : `${count(v.docks, DOOR)} للتحميل`}`,
  power: (v) => `بقدرة كهربائية ${grouped(v.kilowatts)} كيلووات${v.gas ? ' وغاز طبيعي' : ''}`,
  street: (v, t) =>
    `على شارع عرضه ${count(v.width, METRE)}${v.sides > 1 ? ` و${agree(t.noun.gender, 'مفتوح', 'مفتوحة')} على ${v.sides === 2 ? 'شارعين' : 'ثلاثة شوارع'}` : ''}`,
  build: (v) => `مسموح ببناء ${v.coverage}% وارتفاع ${count(v.storeys, FLOOR)}`,
  field: (v) => `بمساحة ${measureAr(v)}`,
  delivery: (v) => (v.month ? `استلام ${monthOf(v.month)}` : 'استلام فوري'),
};
