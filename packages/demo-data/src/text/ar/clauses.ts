import type { Finishing } from '@mashrabiya/contract';
import type { Clauses } from '../adContext.ts';
import { formatRoomListAr } from './rooms.ts';
import { formatLiftAr } from './setting.ts';
import { formatMeasureAr } from './titles.ts';
import {
  agreeInGender,
  countNoun,
  DOOR,
  FLOOR,
  formatMonth,
  formatOrdinal,
  type Gender,
  groupDigits,
  METRE,
  MINUTE,
} from './words.ts';

const FACING_WORDS: Record<string, readonly [m: string, f: string]> = {
  north: ['بحري', 'بحرية'],
  east: ['شرقي', 'شرقية'],
  west: ['غربي', 'غربية'],
  south: ['قبلي', 'قبلية'],
  corner: ['على ناصية', 'على ناصية'],
};

function formatFinish(finishing: Finishing, g: Gender): string {
  switch (finishing) {
    case 'unfinished':
      return 'بدون تشطيب';
    case 'semi_finished':
      return 'نصف تشطيب';
    case 'finished':
      return agreeInGender(g, 'متشطب بالكامل', 'متشطبة بالكامل');
    case 'luxury':
      return 'تشطيب سوبر لوكس';
    case 'furnished':
      return agreeInGender(g, 'مفروش بالكامل', 'مفروشة بالكامل');
  }
}

/** Clauses that end a first sentence, after a comma. */
export const clausesAr: Clauses = {
  layout: (v, t) =>
    `${agreeInGender(t.noun.gender, 'مكون', 'مكونة')} من ${formatRoomListAr(v)}${v.extra ? ` و${v.extra.ar}` : ''}`,
  storey: (v) => (v.storey === 0 ? 'الدور الأرضي' : `الدور ${formatOrdinal(v.storey)} ${formatLiftAr(v.hasLift)}`),
  facing: (v, t) => {
    const [m = '', f = ''] = FACING_WORDS[v.facing] ?? [];
    return `${agreeInGender(t.noun.gender, m, f)}${v.view ? ` ${agreeInGender(t.noun.gender, 'ويطل', 'وتطل')} على ${v.view.ar}` : ''}`;
  },
  finish: (v, t) => `${formatFinish(v.finishing, t.noun.gender)} مع ${v.detail.ar}`,
  outdoor: (v) =>
    `مع ${{ garden: 'حديقة خاصة', roof: 'سطح خاص', terrace: 'تراس', balcony: 'بلكونة' }[v.kind]} ${v.area} م²`,
  sea: (v) =>
    v.row
      ? `صف ${formatOrdinal(v.row).slice(2)} على بعد ${countNoun(v.minutes, MINUTE)} مشيًا من ${v.water.ar}`
      : `على بعد ${countNoun(v.minutes, MINUTE)} مشيًا من ${v.water.ar}`,
  front: (v) => `بواجهة ${countNoun(v.width, METRE)} وارتفاع ${countNoun(v.height, METRE)}`,
  hall: (v) =>
    `بارتفاع ${countNoun(v.height, METRE)} مع ${v.docks === 1 ? 'باب تحميل واحد' : `${countNoun(v.docks, DOOR)} للتحميل`}`,
  power: (v) => `بقدرة كهربائية ${groupDigits(v.kilowatts)} كيلووات${v.hasGas ? ' وغاز طبيعي' : ''}`,
  street: (v, t) =>
    `على شارع عرضه ${countNoun(v.width, METRE)}${v.sides > 1 ? ` و${agreeInGender(t.noun.gender, 'مفتوح', 'مفتوحة')} على ${v.sides === 2 ? 'شارعين' : 'ثلاثة شوارع'}` : ''}`,
  build: (v) => `مسموح ببناء ${v.coverage}% وارتفاع ${countNoun(v.storeys, FLOOR)}`,
  field: (v) => `بمساحة ${formatMeasureAr(v)}`,
  delivery: (v) => (v.month ? `استلام ${formatMonth(v.month)}` : 'استلام فوري'),
};
