import type { Points, Shells } from '../points.ts';
import type { Told } from '../told.ts';
import {
  agree,
  BATHROOM,
  BEDROOM,
  count,
  countOne,
  FLAT,
  FLOOR,
  METRE,
  MINUTE,
  ordinal,
  PIECE,
  YEAR,
} from './words.ts';

const rooms = ({ bedrooms }: Points['layout']): string => countOne(bedrooms, BEDROOM, 'f');
const baths = ({ bathrooms }: Points['layout']): string => count(bathrooms, BATHROOM);
const reception = ({ reception: pieces }: Points['layout']): string =>
  pieces === 1 ? 'ريسبشن' : `ريسبشن ${count(pieces, PIECE)}`;
const and = ({ extra }: Points['layout']): string => (extra ? ` و${extra.ar}` : '');

const SIDES = { north: 'بحرية', east: 'شرقية', west: 'غربية', south: 'قبلية' } as const;
const lift = (has: boolean): string => (has ? 'بأسانسير' : 'بدون أسانسير');
const on = (t: Told): string => agree(t.noun.gender, 'يطل', 'تطل');
const lies = (t: Told): string => agree(t.noun.gender, 'يقع', 'تقع');

type RoomPoints = 'layout' | 'flats' | 'storey' | 'facing' | 'outdoor' | 'plot' | 'age' | 'near' | 'sea';

/** What a dwelling is like: rooms, storey, light, outside space, age, what is near. */
export const roomsAr: Pick<Shells<Told>, RoomPoints> = {
  layout: [
    (v, t) => `${agree(t.noun.gender, 'يتكون', 'تتكون')} من ${rooms(v)} و${baths(v)} و${reception(v)}${and(v)}.`,
    (v) => `التقسيم: ${rooms(v)}، ${baths(v)}، ${reception(v)}${v.extra ? `، ${v.extra.ar}` : ''}.`,
    (v, t) => `${agree(t.noun.gender, 'مقسم', 'مقسمة')} إلى ${rooms(v)} و${baths(v)} مع ${reception(v)}${and(v)}.`,
    (v) => `المساحة موزعة على ${rooms(v)} و${reception(v)} و${baths(v)}${and(v)}.`,
    (v) => `عبارة عن ${reception(v)} ثم ${rooms(v)} و${baths(v)}${v.extra ? `، إلى جانب ${v.extra.ar}` : ''}.`,
    (v) => `المكان يتسع لـ${rooms(v)} و${baths(v)} و${reception(v)}${v.extra ? `، ومعها ${v.extra.ar}` : ''}.`,
  ],
  flats: [
    (v) => `${count(v.floors, FLOOR)}، وفيها ${count(v.flats, FLAT)}.`,
    (v) => `العمارة ${count(v.floors, FLOOR)} على ${count(v.flats, FLAT)}.`,
    (v) => `مكونة من ${count(v.flats, FLAT)} على ${count(v.floors, FLOOR)}.`,
  ],
  storey: [
    (v, t) =>
      v.storey === 0
        ? `${lies(t)} في الدور الأرضي.`
        : `${lies(t)} في الدور ${ordinal(v.storey)}، والعمارة ${lift(v.lift)}.`,
    (v) => (v.storey === 0 ? 'الدور أرضي، بلا سلالم.' : `الدور ${ordinal(v.storey)} ${lift(v.lift)}.`),
    (v) =>
      v.storey === 0
        ? 'في الدور الأرضي، والمدخل مباشر.'
        : v.storey === v.top
          ? `آخر دور، وهو ${ordinal(v.storey)}، ${lift(v.lift)}.`
          : `في عمارة من ${count(v.top, FLOOR)} ${lift(v.lift)}، والدور ${ordinal(v.storey)}.`,
  ],
  facing: [
    (v, t) =>
      v.facing === 'corner'
        ? `${agree(t.noun.gender, 'هو', 'هي')} على ناصية${v.view ? ` و${on(t)} على ${v.view.ar}` : ''}.`
        : `الواجهة ${SIDES[v.facing]}${v.view ? ` وتطل على ${v.view.ar}` : ''}.`,
    (v, t) =>
      v.facing === 'corner'
        ? `ناصية بواجهتين${v.view ? `، إحداهما على ${v.view.ar}` : ''}.`
        : `${v.view ? `${on(t)} على ${v.view.ar}، و` : ''}الواجهة ${SIDES[v.facing]}.`,
    (v) =>
      v.facing === 'corner'
        ? `على ناصية${v.view ? `، والإطلالة على ${v.view.ar}` : ''}.`
        : `واجهة ${SIDES[v.facing]}${v.view ? `، وأمامها ${v.view.ar}` : ''}.`,
  ],
  outdoor: [
    (v) =>
      v.kind === 'garden'
        ? `معها حديقة خاصة ${v.area} م².`
        : v.kind === 'roof'
          ? `السطح الخاص ${v.area} م².`
          : `تراس ${v.area} م².`,
    (v) =>
      v.kind === 'garden'
        ? `الحديقة الخاصة مساحتها ${count(v.area, METRE)}.`
        : v.kind === 'roof'
          ? `يضاف إليها روف مكشوف ${count(v.area, METRE)}.`
          : `التراس وحده ${count(v.area, METRE)}.`,
    (v) =>
      v.kind === 'garden'
        ? `أمام الريسبشن حديقة ${v.area} م² خاصة.`
        : v.kind === 'roof'
          ? `ولها ${v.area} م² من السطح.`
          : `ومن الريسبشن تخرج إلى تراس ${v.area} م².`,
  ],
  plot: [
    (v) => `مساحة الأرض ${count(v.area, METRE)}.`,
    (v, t) => `${agree(t.noun.gender, 'مبني', 'مبنية')} على أرض ${v.area} م².`,
    (v) => `الأرض ${v.area} م² والباقي مبانٍ كما في الرخصة.`,
  ],
  age: [
    (v, t) =>
      v.years === 0
        ? `أول سكن، لم ${agree(t.noun.gender, 'يُسكن', 'تُسكن')} من قبل.`
        : `عمر المبنى ${v.years === 1 ? 'سنة واحدة' : count(v.years, YEAR)}.`,
    (v, t) =>
      v.years === 0
        ? `لم يسكن${agree(t.noun.gender, 'ه', 'ها')} أحد بعد.`
        : `البناء من ${v.years === 1 ? 'سنة واحدة' : count(v.years, YEAR)}.`,
  ],
  near: [
    (v) => `${v.place.ar} على بعد ${count(v.minutes, MINUTE)} ${v.by === 'foot' ? 'مشيًا' : 'بالسيارة'}.`,
    (v) => `من الباب إلى ${v.place.ar} ${count(v.minutes, MINUTE)} ${v.by === 'foot' ? 'على القدمين' : 'بالسيارة'}.`,
    (v) => `قريب من ${v.place.ar}: ${count(v.minutes, MINUTE)} ${v.by === 'foot' ? 'سيرًا' : 'بالسيارة'}.`,
    (v) => `تصل إلى ${v.place.ar} في ${count(v.minutes, MINUTE)} ${v.by === 'foot' ? 'مشيًا' : 'بالسيارة'}.`,
  ],
  sea: [
    (v) =>
      v.row
        ? `الصف ${ordinal(v.row)} من ${v.water.ar}، والوصول إلى الماء في ${count(v.minutes, MINUTE)}.`
        : `المسافة إلى ${v.water.ar} ${count(v.minutes, MINUTE)} مشيًا.`,
    (v) =>
      v.row
        ? `صف ${ordinal(v.row).slice(2)} على ${v.water.ar}، ${count(v.minutes, MINUTE)} سيرًا.`
        : `${count(v.minutes, MINUTE)} على القدمين وتكون على ${v.water.ar}.`,
    (v) =>
      v.row
        ? `بينك وبين ${v.water.ar} ${count(v.minutes, MINUTE)} مشيًا، فالموقع صف ${ordinal(v.row).slice(2)}.`
        : `تنزل إلى ${v.water.ar} مشيًا في ${count(v.minutes, MINUTE)}.`,
  ],
};
