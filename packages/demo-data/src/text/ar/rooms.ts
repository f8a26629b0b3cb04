import type { SellingPoints, SentenceTemplates } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import {
  agreeInGender,
  BATHROOM,
  BEDROOM,
  countNoun,
  countNounAsSubject,
  countNounExplicitly,
  FLAT,
  FLOOR,
  METRE,
  PIECE,
  YEAR,
} from './words.ts';

type Layout = SellingPoints['layout'];
const formatBedrooms = ({ bedrooms }: Layout): string => countNounExplicitly(bedrooms, BEDROOM, 'f');
const formatBathrooms = ({ bathrooms }: Layout): string => countNoun(bathrooms, BATHROOM);
const formatBedroomsSubject = ({ bedrooms }: Layout): string =>
  bedrooms === 2 ? countNounAsSubject(2, BEDROOM) : countNounExplicitly(bedrooms, BEDROOM, 'f');
const formatBathroomsSubject = ({ bathrooms }: Layout): string => countNounAsSubject(bathrooms, BATHROOM);

/** `ريسبشن 3 قطع`; a small one needs no number. */
const formatReceptionAr = ({ reception: pieces }: Layout): string =>
  pieces === 1 ? 'ريسبشن' : `ريسبشن ${countNoun(pieces, PIECE)}`;
/** `3 غرف نوم وحمامين وريسبشن 3 قطع`, after a preposition. */
export const formatRoomListAr = (v: Layout): string =>
  `${formatBedrooms(v)} و${formatBathrooms(v)} و${formatReceptionAr(v)}`;
const formatAndExtra = ({ extra }: Layout): string => (extra ? ` و${extra.ar}` : '');
const formatExtraWithJoint = ({ extra }: Layout, joint: string): string => (extra ? `${joint}${extra.ar}` : '');

type RoomPoints = 'layout' | 'flats' | 'outdoor' | 'plot' | 'age';

export const roomsAr: Pick<SentenceTemplates<AdContext>, RoomPoints> = {
  layout: [
    (v, t) => `${agreeInGender(t.noun.gender, 'يتكون', 'تتكون')} من ${formatRoomListAr(v)}${formatAndExtra(v)}.`,
    (v) =>
      `التقسيم: ${formatBedroomsSubject(v)}، ${formatBathroomsSubject(v)}، ${formatReceptionAr(v)}${formatExtraWithJoint(v, '، ')}.`,
    (v, t) =>
      `${agreeInGender(t.noun.gender, 'مقسم', 'مقسمة')} إلى ${formatBedrooms(v)} و${formatBathrooms(v)} مع ${formatReceptionAr(v)}${formatAndExtra(v)}.`,
    (v) =>
      `المساحة موزعة على ${formatBedrooms(v)} و${formatReceptionAr(v)} و${formatBathrooms(v)}${formatAndExtra(v)}.`,
    (v) =>
      `عبارة عن ${formatReceptionAr(v)} ثم ${formatBedrooms(v)} و${formatBathrooms(v)}${formatExtraWithJoint(v, '، إلى جانب ')}.`,
    (v, t) =>
      `${agreeInGender(t.noun.gender, 'بداخله', 'بداخلها')} ${formatBedroomsSubject(v)} و${formatBathroomsSubject(v)} و${formatReceptionAr(v)}${formatAndExtra(v)}.`,
    (v, t) =>
      `${agreeInGender(t.noun.gender, 'فيه', 'فيها')} ${formatBedroomsSubject(v)} و${formatReceptionAr(v)} و${formatBathroomsSubject(v)}${formatExtraWithJoint(v, '، وكذلك ')}.`,
    (v) =>
      `${formatBedroomsSubject(v)} و${formatBathroomsSubject(v)}، والريسبشن ${v.reception === 1 ? 'قطعة واحدة' : countNounAsSubject(v.reception, PIECE)}${formatExtraWithJoint(v, '، مع ')}.`,
  ],
  flats: [
    (v) => `${countNounAsSubject(v.floors, FLOOR)}، وفيها ${countNounAsSubject(v.flats, FLAT)}.`,
    (v) => `العمارة ${countNounAsSubject(v.floors, FLOOR)} وبها ${countNounAsSubject(v.flats, FLAT)}.`,
    (v) => `مكونة من ${countNoun(v.flats, FLAT)} على ${countNoun(v.floors, FLOOR)}.`,
    (v) => `عدد الشقق ${v.flats} على ${countNoun(v.floors, FLOOR)}.`,
  ],
  outdoor: [
    (v, t) => {
      const withIt = agreeInGender(t.noun.gender, 'معه', 'معها');
      return v.kind === 'garden'
        ? `${withIt} حديقة خاصة ${v.area} م².`
        : v.kind === 'roof'
          ? `${withIt} سطح خاص ${v.area} م².`
          : `${withIt} تراس ${v.area} م².`;
    },
    (v) =>
      v.kind === 'garden'
        ? `الحديقة الخاصة مساحتها ${countNoun(v.area, METRE)}.`
        : v.kind === 'roof'
          ? `والسطح الخاص وحده ${countNoun(v.area, METRE)}.`
          : `التراس وحده ${countNoun(v.area, METRE)}.`,
    (v, t) =>
      v.kind === 'garden'
        ? `أمام الريسبشن حديقة خاصة ${v.area} م².`
        : v.kind === 'roof'
          ? `${agreeInGender(t.noun.gender, 'له', 'لها')} ${v.area} م² من السطح بباب مستقل.`
          : `ومن الريسبشن تخرج إلى تراس ${v.area} م².`,
    (v, t) =>
      v.kind === 'garden'
        ? `ولا تُحسب في المساحة حديقة ${agreeInGender(t.noun.gender, 'تخصه', 'تخصها')} من ${countNoun(v.area, METRE)}.`
        : v.kind === 'roof'
          ? `ويضاف إلى المساحة سطح مكشوف ${countNoun(v.area, METRE)}.`
          : `ويضاف إلى المساحة تراس ${countNoun(v.area, METRE)}.`,
  ],
  plot: [
    (v) => `مساحة الأرض ${countNoun(v.area, METRE)}.`,
    (v, t) => `${agreeInGender(t.noun.gender, 'مبني', 'مبنية')} على أرض ${v.area} م².`,
    (v) => `الأرض ${v.area} م² حسب العقد.`,
    (v, t) => `${agreeInGender(t.noun.gender, 'يقوم', 'تقوم')} على قطعة أرض ${countNoun(v.area, METRE)}.`,
  ],
  age: [
    (v, t) =>
      v.years === 0
        ? `أول سكن، لم ${agreeInGender(t.noun.gender, 'يُسكن', 'تُسكن')} من قبل.`
        : `عمر المبنى ${v.years === 1 ? 'سنة واحدة' : countNounAsSubject(v.years, YEAR)}.`,
    (v, t) =>
      v.years === 0
        ? `لم ${agreeInGender(t.noun.gender, 'يسكنه', 'يسكنها')} أحد بعد.`
        : `البناء من ${v.years === 1 ? 'سنة واحدة' : countNoun(v.years, YEAR)}.`,
    (v, t) =>
      v.years === 0
        ? `${agreeInGender(t.noun.gender, 'جديد لم يُستعمل', 'جديدة لم تُستعمل')}.`
        : `${agreeInGender(t.noun.gender, 'مبني', 'مبنية')} منذ ${v.years === 1 ? 'سنة واحدة' : countNoun(v.years, YEAR)}.`,
  ],
};
