import type { Points, Shells } from '../points.ts';
import type { Told } from '../told.ts';
import { agree, count, grouped, MONTH, monthOf, YEAR } from './words.ts';

const years = (amount: number): string => (amount === 1 ? 'سنة' : count(amount, YEAR));
const down = ({ percent, advance }: Points['plan']): string =>
  advance === 0 ? 'بدون مقدم' : `مقدم ${percent}% (${grouped(advance)} جنيه)`;

function finishAr({ finishing, detail }: Points['finish'], t: Told): readonly string[] {
  const g = t.noun.gender;
  const d = detail.ar;
  switch (finishing) {
    case 'unfinished':
      return [
        `بدون تشطيب لتختار الخامات بنفسك: ${d}.`,
        `${agree(g, 'يُسلم', 'تُسلم')} على الطوب الأحمر: ${d}.`,
        `التشطيب عليك، والموجود ${d}.`,
      ];
    case 'semi_finished':
      return [`نصف تشطيب: ${d}.`, `التشطيب واقف عند النصف: ${d}.`, `${agree(g, 'وصل', 'وصلت')} إلى نصف التشطيب، ${d}.`];
    case 'finished':
      return [
        `${agree(g, 'متشطب', 'متشطبة')} بالكامل: ${d}.`,
        `التشطيب كامل ونظيف، ${d}.`,
        `${agree(g, 'جاهز', 'جاهزة')} بلا مصاريف إضافية: ${d}.`,
        `تشطيب كامل، ومنه ${d}.`,
      ];
    case 'luxury':
      return [
        `تشطيب سوبر لوكس: ${d}.`,
        `التشطيب عالٍ، ${d}.`,
        `التشطيب سوبر لوكس وبخامات مختارة، ومنها ${d}.`,
        `${agree(g, 'متشطب', 'متشطبة')} سوبر لوكس، ${d}.`,
      ];
    case 'furnished':
      return [
        `${agree(g, 'مفروش', 'مفروشة')} بالكامل: ${d}.`,
        `الفرش كامل، ${d}.`,
        `تدخل بشنطة ملابسك: ${d}.`,
        `${agree(g, 'مفروش', 'مفروشة')}، وفي الفرش ${d}.`,
      ];
  }
}

type ConditionPoints = 'finish' | 'services' | 'amenities' | 'delivery' | 'plan' | 'lease';
const FINISH_WAYS = [0, 1, 2, 3];

/** What state a home is in, what comes with it, and how it is paid for. */
export const conditionAr: Pick<Shells<Told>, ConditionPoints> = {
  finish: FINISH_WAYS.map((way) => (v: Points['finish'], t: Told) => {
    const ways = finishAr(v, t);
    return ways[way % ways.length] ?? '';
  }),
  services: [
    (v) => `من المميزات ${v.first.ar}، ثم ${v.second.ar}.`,
    (v) => `يوجد ${v.first.ar} و${v.second.ar}.`,
    (v) => `الخدمات: ${v.first.ar}، ${v.second.ar}.`,
    (v) => `ومن الموجود فعلًا ${v.first.ar} و${v.second.ar}.`,
  ],
  amenities: [
    (v) => `الخدمات داخل المشروع: ${v.first.ar}، ${v.second.ar}.`,
    (v) => `في المكان ${v.first.ar} و${v.second.ar}.`,
    (v) => `للسكان ${v.first.ar}، إلى جانب ${v.second.ar}.`,
    (v) => `وداخل البوابة ${v.first.ar} و${v.second.ar}.`,
  ],
  delivery: [
    (v) => (v.month ? `الاستلام في ${monthOf(v.month)}.` : 'الاستلام فوري.'),
    (v) => (v.month ? `التسليم ${monthOf(v.month)} بنص العقد.` : 'جاهز للاستلام الآن.'),
    (v) => (v.month ? `موعد التسليم ${monthOf(v.month)}.` : 'استلام فوري بعد التعاقد.'),
  ],
  plan: [
    (v) => `${down(v)} والباقي على ${years(v.years)} بقسط شهري ${grouped(v.installment)} جنيه.`,
    (v) => `نظام السداد: ${down(v)}، ثم ${grouped(v.installment)} جنيه شهريًا لمدة ${years(v.years)}.`,
    (v) => `بالتقسيط ${down(v)}، القسط ${grouped(v.installment)} جنيه في الشهر على ${years(v.years)}.`,
  ],
  lease: [
    (v) => `عقد ${years(v.years)} وتأمين ${count(v.deposit, MONTH)}.`,
    (v) => `مدة العقد ${years(v.years)}، والتأمين ${count(v.deposit, MONTH)}.`,
    (v) => `التأمين ${count(v.deposit, MONTH)}، والعقد لمدة ${years(v.years)}.`,
  ],
};
