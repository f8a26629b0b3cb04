import type { Shells } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { agree, count, countSubject, FLOOR, MINUTE, ordinal } from './words.ts';

const SIDES = { north: 'بحرية', east: 'شرقية', west: 'غربية', south: 'قبلية' } as const;
const looks = (t: AdContext): string => agree(t.noun.gender, 'يطل', 'تطل');
const lies = (t: AdContext): string => agree(t.noun.gender, 'يقع', 'تقع');
const close = (t: AdContext): string => agree(t.noun.gender, 'قريب', 'قريبة');
const row = (number: number): string => ordinal(number).slice(2);

/** `بأسانسير`, `بدون أسانسير`. */
export const liftAr = (has: boolean): string => (has ? 'بأسانسير' : 'بدون أسانسير');

type SettingPoints = 'storey' | 'facing' | 'near' | 'sea';

/** Points about storey, light, view, surroundings and water. */
export const settingAr: Pick<Shells<AdContext>, SettingPoints> = {
  storey: [
    (v, t) =>
      v.storey === 0
        ? `${lies(t)} في الدور الأرضي.`
        : `${lies(t)} في الدور ${ordinal(v.storey)}، والعمارة ${liftAr(v.lift)}.`,
    (v) => (v.storey === 0 ? 'الدور أرضي، بلا سلالم.' : `الدور ${ordinal(v.storey)} ${liftAr(v.lift)}.`),
    (v) =>
      v.storey === 0
        ? 'في الدور الأرضي، والمدخل مباشر.'
        : v.storey === v.top
          ? `آخر دور، وهو ${ordinal(v.storey)}، ${liftAr(v.lift)}.`
          : `في عمارة من ${count(v.top, FLOOR)} ${liftAr(v.lift)}، والدور ${ordinal(v.storey)}.`,
    (v) =>
      v.storey === 0 ? 'دور أرضي.' : `الدور ${ordinal(v.storey)}، ${v.lift ? 'والأسانسير يعمل' : 'والطلوع على السلم'}.`,
  ],
  facing: [
    (v, t) =>
      v.facing === 'corner'
        ? `${agree(t.noun.gender, 'هو', 'هي')} على ناصية${v.view ? ` و${looks(t)} على ${v.view.ar}` : ''}.`
        : `الواجهة ${SIDES[v.facing]}${v.view ? ` وتطل على ${v.view.ar}` : ''}.`,
    (v, t) =>
      v.facing === 'corner'
        ? `ناصية بواجهتين${v.view ? `، والإطلالة على ${v.view.ar}` : ''}.`
        : `${v.view ? `${looks(t)} على ${v.view.ar}، و` : ''}الواجهة ${SIDES[v.facing]}.`,
    (v) =>
      v.facing === 'corner'
        ? `على ناصية${v.view ? `، والمنظر على ${v.view.ar}` : ''}.`
        : `واجهة ${SIDES[v.facing]}${v.view ? `، وأمامها ${v.view.ar}` : ''}.`,
    (v, t) =>
      v.facing === 'corner'
        ? `الموقع ناصية${v.view ? ` ${looks(t)} على ${v.view.ar}` : ''}.`
        : `الشبابيك على الناحية ال${SIDES[v.facing]}${v.view ? `، ومنها ترى ${v.view.ar}` : ''}.`,
  ],
  near: [
    (v) => `${v.place.ar} على بعد ${count(v.minutes, MINUTE)} ${v.by === 'foot' ? 'مشيًا' : 'بالسيارة'}.`,
    (v) =>
      `من الباب إلى ${v.place.ar} ${countSubject(v.minutes, MINUTE)} ${v.by === 'foot' ? 'على القدمين' : 'بالسيارة'}.`,
    (v, t) =>
      `${close(t)} من ${v.place.ar}: ${countSubject(v.minutes, MINUTE)} ${v.by === 'foot' ? 'سيرًا' : 'بالسيارة'}.`,
    (v) => `تصل إلى ${v.place.ar} في ${count(v.minutes, MINUTE)} ${v.by === 'foot' ? 'مشيًا' : 'بالسيارة'}.`,
    (v) => `وعلى مسافة ${count(v.minutes, MINUTE)} ${v.by === 'foot' ? 'مشيًا' : 'بالسيارة'} ${v.place.ar}.`,
  ],
  sea: [
    (v) =>
      v.row
        ? `الصف ${ordinal(v.row)} من ${v.water.ar}، والوصول إلى الماء في ${count(v.minutes, MINUTE)} مشيًا.`
        : `المسافة إلى ${v.water.ar} ${countSubject(v.minutes, MINUTE)} مشيًا.`,
    (v) =>
      v.row
        ? `صف ${row(v.row)} على ${v.water.ar}، ${countSubject(v.minutes, MINUTE)} سيرًا.`
        : `${countSubject(v.minutes, MINUTE)} على القدمين وتكون على ${v.water.ar}.`,
    (v) =>
      v.row
        ? `بينك وبين ${v.water.ar} ${countSubject(v.minutes, MINUTE)} مشيًا، فالموقع صف ${row(v.row)}.`
        : `تنزل إلى ${v.water.ar} مشيًا في ${count(v.minutes, MINUTE)}.`,
    (v, t) =>
      v.row
        ? `${lies(t)} في الصف ${ordinal(v.row)}، على ${count(v.minutes, MINUTE)} مشيًا من ${v.water.ar}.`
        : `${lies(t)} على ${count(v.minutes, MINUTE)} مشيًا من ${v.water.ar}.`,
  ],
};
