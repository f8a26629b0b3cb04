import type { Points, Shells } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { agree, BATHROOM, BEDROOM, count, countOne, countSubject, FLAT, FLOOR, METRE, PIECE, YEAR } from './words.ts';

type Layout = Points['layout'];
const rooms = ({ bedrooms }: Layout): string => countOne(bedrooms, BEDROOM, 'f');
const baths = ({ bathrooms }: Layout): string => count(bathrooms, BATHROOM);
const roomsSubject = ({ bedrooms }: Layout): string =>
  bedrooms === 2 ? countSubject(2, BEDROOM) : countOne(bedrooms, BEDROOM, 'f');
const bathsSubject = ({ bathrooms }: Layout): string => countSubject(bathrooms, BATHROOM);

/** `ريسبشن 3 قطع`; a small one needs no number. */
export const receptionAr = ({ reception: pieces }: Layout): string =>
  pieces === 1 ? 'ريسبشن' : `ريسبشن ${count(pieces, PIECE)}`;
/** `3 غرف نوم وحمامين وريسبشن 3 قطع`, after a preposition. */
export const roomListAr = (v: Layout): string => `${rooms(v)} و${baths(v)} و${receptionAr(v)}`;
const and = ({ extra }: Layout): string => (extra ? ` و${extra.ar}` : '');
const also = ({ extra }: Layout, joint: string): string => (extra ? `${joint}${extra.ar}` : '');

type RoomPoints = 'layout' | 'flats' | 'outdoor' | 'plot' | 'age';

/** Points about rooms, flats, outdoor space, land and age. */
export const roomsAr: Pick<Shells<AdContext>, RoomPoints> = {
  layout: [
    (v, t) => `${agree(t.noun.gender, 'يتكون', 'تتكون')} من ${roomListAr(v)}${and(v)}.`,
    (v) => `التقسيم: ${roomsSubject(v)}، ${bathsSubject(v)}، ${receptionAr(v)}${also(v, '، ')}.`,
    (v, t) => `${agree(t.noun.gender, 'مقسم', 'مقسمة')} إلى ${rooms(v)} و${baths(v)} مع ${receptionAr(v)}${and(v)}.`,
    (v) => `المساحة موزعة على ${rooms(v)} و${receptionAr(v)} و${baths(v)}${and(v)}.`,
    (v) => `عبارة عن ${receptionAr(v)} ثم ${rooms(v)} و${baths(v)}${also(v, '، إلى جانب ')}.`,
    (v, t) =>
      `${agree(t.noun.gender, 'بداخله', 'بداخلها')} ${roomsSubject(v)} و${bathsSubject(v)} و${receptionAr(v)}${and(v)}.`,
    (v, t) =>
      `${agree(t.noun.gender, 'فيه', 'فيها')} ${roomsSubject(v)} و${receptionAr(v)} و${bathsSubject(v)}${also(v, '، وكذلك ')}.`,
    (v) =>
      `${roomsSubject(v)} و${bathsSubject(v)}، والريسبشن ${v.reception === 1 ? 'قطعة واحدة' : countSubject(v.reception, PIECE)}${also(v, '، مع ')}.`,
  ],
  flats: [
    (v) => `${countSubject(v.floors, FLOOR)}، وفيها ${countSubject(v.flats, FLAT)}.`,
    (v) => `العمارة ${countSubject(v.floors, FLOOR)} وبها ${countSubject(v.flats, FLAT)}.`,
    (v) => `مكونة من ${count(v.flats, FLAT)} على ${count(v.floors, FLOOR)}.`,
    (v) => `عدد الشقق ${v.flats} على ${count(v.floors, FLOOR)}.`,
  ],
  outdoor: [
    (v, t) => {
      const its = agree(t.noun.gender, 'معه', 'معها');
      return v.kind === 'garden'
        ? `${its} حديقة خاصة ${v.area} م².`
        : v.kind === 'roof'
          ? `${its} سطح خاص ${v.area} م².`
          : `${its} تراس ${v.area} م².`;
    },
    (v) =>
      v.kind === 'garden'
        ? `الحديقة الخاصة مساحتها ${count(v.area, METRE)}.`
        : v.kind === 'roof'
          ? `والسطح الخاص وحده ${count(v.area, METRE)}.`
          : `التراس وحده ${count(v.area, METRE)}.`,
    (v, t) =>
      v.kind === 'garden'
        ? `أمام الريسبشن حديقة خاصة ${v.area} م².`
        : v.kind === 'roof'
          ? `${agree(t.noun.gender, 'له', 'لها')} ${v.area} م² من السطح بباب مستقل.`
          : `ومن الريسبشن تخرج إلى تراس ${v.area} م².`,
    (v, t) =>
      v.kind === 'garden'
        ? `ولا تُحسب في المساحة حديقة ${agree(t.noun.gender, 'تخصه', 'تخصها')} من ${count(v.area, METRE)}.`
        : v.kind === 'roof'
          ? `ويضاف إلى المساحة سطح مكشوف ${count(v.area, METRE)}.`
          : `ويضاف إلى المساحة تراس ${count(v.area, METRE)}.`,
  ],
  plot: [
    (v) => `مساحة الأرض ${count(v.area, METRE)}.`,
    (v, t) => `${agree(t.noun.gender, 'مبني', 'مبنية')} على أرض ${v.area} م².`,
    (v) => `الأرض ${v.area} م² حسب العقد.`,
    (v, t) => `${agree(t.noun.gender, 'يقوم', 'تقوم')} على قطعة أرض ${count(v.area, METRE)}.`,
  ],
  age: [
    (v, t) =>
      v.years === 0
        ? `أول سكن، لم ${agree(t.noun.gender, 'يُسكن', 'تُسكن')} من قبل.`
        : `عمر المبنى ${v.years === 1 ? 'سنة واحدة' : countSubject(v.years, YEAR)}.`,
    (v, t) =>
      v.years === 0
        ? `لم ${agree(t.noun.gender, 'يسكنه', 'يسكنها')} أحد بعد.`
        : `البناء من ${v.years === 1 ? 'سنة واحدة' : count(v.years, YEAR)}.`,
    (v, t) =>
      v.years === 0
        ? `${agree(t.noun.gender, 'جديد لم يُستعمل', 'جديدة لم تُستعمل')}.`
        : `${agree(t.noun.gender, 'مبني', 'مبنية')} منذ ${v.years === 1 ? 'سنة واحدة' : count(v.years, YEAR)}.`,
  ],
};
