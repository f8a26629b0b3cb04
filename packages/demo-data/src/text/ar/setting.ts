import type { SentenceTemplates } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { agreeInGender, countNoun, countNounAsSubject, FLOOR, formatOrdinal, MINUTE } from './words.ts';

const SIDES = { north: 'بحرية', east: 'شرقية', west: 'غربية', south: 'قبلية' } as const;
const inflectOverlooks = (t: AdContext): string => agreeInGender(t.noun.gender, 'يطل', 'تطل');
const inflectLies = (t: AdContext): string => agreeInGender(t.noun.gender, 'يقع', 'تقع');
const inflectNear = (t: AdContext): string => agreeInGender(t.noun.gender, 'قريب', 'قريبة');
const formatRow = (number: number): string => formatOrdinal(number).slice(2);

/** `بأسانسير`, `بدون أسانسير`. */
export const formatLiftAr = (hasLift: boolean): string => (hasLift ? 'بأسانسير' : 'بدون أسانسير');

type SettingPoints = 'storey' | 'facing' | 'near' | 'sea';

export const settingAr: Pick<SentenceTemplates<AdContext>, SettingPoints> = {
  storey: [
    (v, t) =>
      v.storey === 0
        ? `${inflectLies(t)} في الدور الأرضي.`
        : `${inflectLies(t)} في الدور ${formatOrdinal(v.storey)}، والعمارة ${formatLiftAr(v.hasLift)}.`,
    (v) => (v.storey === 0 ? 'الدور أرضي، بلا سلالم.' : `الدور ${formatOrdinal(v.storey)} ${formatLiftAr(v.hasLift)}.`),
    (v) =>
      v.storey === 0
        ? 'في الدور الأرضي، والمدخل مباشر.'
        : v.storey === v.top
          ? `آخر دور، وهو ${formatOrdinal(v.storey)}، ${formatLiftAr(v.hasLift)}.`
          : `في عمارة من ${countNoun(v.top, FLOOR)} ${formatLiftAr(v.hasLift)}، والدور ${formatOrdinal(v.storey)}.`,
    (v) =>
      v.storey === 0
        ? 'دور أرضي.'
        : `الدور ${formatOrdinal(v.storey)}، ${v.hasLift ? 'والأسانسير يعمل' : 'والطلوع على السلم'}.`,
  ],
  facing: [
    (v, t) =>
      v.facing === 'corner'
        ? `${agreeInGender(t.noun.gender, 'هو', 'هي')} على ناصية${v.view ? ` و${inflectOverlooks(t)} على ${v.view.ar}` : ''}.`
        : `الواجهة ${SIDES[v.facing]}${v.view ? ` وتطل على ${v.view.ar}` : ''}.`,
    (v, t) =>
      v.facing === 'corner'
        ? `ناصية بواجهتين${v.view ? `، والإطلالة على ${v.view.ar}` : ''}.`
        : `${v.view ? `${inflectOverlooks(t)} على ${v.view.ar}، و` : ''}الواجهة ${SIDES[v.facing]}.`,
    (v) =>
      v.facing === 'corner'
        ? `على ناصية${v.view ? `، والمنظر على ${v.view.ar}` : ''}.`
        : `واجهة ${SIDES[v.facing]}${v.view ? `، وأمامها ${v.view.ar}` : ''}.`,
    (v, t) =>
      v.facing === 'corner'
        ? `الموقع ناصية${v.view ? ` ${inflectOverlooks(t)} على ${v.view.ar}` : ''}.`
        : `الشبابيك على الناحية ال${SIDES[v.facing]}${v.view ? `، ومنها ترى ${v.view.ar}` : ''}.`,
  ],
  near: [
    (v) => `${v.place.ar} على بعد ${countNoun(v.minutes, MINUTE)} ${v.by === 'foot' ? 'مشيًا' : 'بالسيارة'}.`,
    (v) =>
      `من الباب إلى ${v.place.ar} ${countNounAsSubject(v.minutes, MINUTE)} ${v.by === 'foot' ? 'على القدمين' : 'بالسيارة'}.`,
    (v, t) =>
      `${inflectNear(t)} من ${v.place.ar}: ${countNounAsSubject(v.minutes, MINUTE)} ${v.by === 'foot' ? 'سيرًا' : 'بالسيارة'}.`,
    (v) => `تصل إلى ${v.place.ar} في ${countNoun(v.minutes, MINUTE)} ${v.by === 'foot' ? 'مشيًا' : 'بالسيارة'}.`,
    (v) => `وعلى مسافة ${countNoun(v.minutes, MINUTE)} ${v.by === 'foot' ? 'مشيًا' : 'بالسيارة'} ${v.place.ar}.`,
  ],
  sea: [
    (v) =>
      v.row
        ? `الصف ${formatOrdinal(v.row)} من ${v.water.ar}، والوصول إلى الماء في ${countNoun(v.minutes, MINUTE)} مشيًا.`
        : `المسافة إلى ${v.water.ar} ${countNounAsSubject(v.minutes, MINUTE)} مشيًا.`,
    (v) =>
      v.row
        ? `صف ${formatRow(v.row)} على ${v.water.ar}، ${countNounAsSubject(v.minutes, MINUTE)} سيرًا.`
        : `${countNounAsSubject(v.minutes, MINUTE)} على القدمين وتكون على ${v.water.ar}.`,
    (v) =>
      v.row
        ? `بينك وبين ${v.water.ar} ${countNounAsSubject(v.minutes, MINUTE)} مشيًا، فالموقع صف ${formatRow(v.row)}.`
        : `تنزل إلى ${v.water.ar} مشيًا في ${countNoun(v.minutes, MINUTE)}.`,
    (v, t) =>
      v.row
        ? `${inflectLies(t)} في الصف ${formatOrdinal(v.row)}، على ${countNoun(v.minutes, MINUTE)} مشيًا من ${v.water.ar}.`
        : `${inflectLies(t)} على ${countNoun(v.minutes, MINUTE)} مشيًا من ${v.water.ar}.`,
  ],
};
