import type { Finishing } from '@mashrabiya/contract';
import type { Points, Shells } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { agree, count, type Gender, grouped, MONTH, monthOf, YEAR } from './words.ts';

const years = (amount: number): string => (amount === 1 ? 'سنة' : count(amount, YEAR));
const down = ({ percent, advance }: Points['plan']): string =>
  advance === 0 ? 'بدون مقدم' : `مقدم ${percent}% (${grouped(advance)} جنيه)`;

const FINISH: Record<Finishing, readonly ((detail: string, g: Gender) => string)[]> = {
  unfinished: [
    (d) => `بدون تشطيب لتختار الخامات بنفسك، والموجود ${d}.`,
    (d, g) => `${agree(g, 'يُسلم', 'تُسلم')} على الطوب الأحمر: ${d}.`,
    (d) => `التشطيب عليك، والموجود ${d}.`,
  ],
  semi_finished: [
    (d) => `نصف تشطيب: ${d}.`,
    (d, g) => `${agree(g, 'وصل', 'وصلت')} إلى نصف التشطيب: ${d}.`,
    (d) => `التشطيب نصف، والمنفذ منه ${d}.`,
  ],
  finished: [
    (d, g) => `${agree(g, 'متشطب', 'متشطبة')} بالكامل: ${d}.`,
    (d) => `التشطيب كامل ونظيف، ${d}.`,
    (d, g) => `${agree(g, 'جاهز', 'جاهزة')} بلا مصاريف إضافية: ${d}.`,
    (d) => `تشطيب كامل، ومنه ${d}.`,
  ],
  luxury: [
    (d) => `تشطيب سوبر لوكس: ${d}.`,
    (d) => `التشطيب عالٍ، ${d}.`,
    (d) => `التشطيب سوبر لوكس بخامات مختارة، ومنها ${d}.`,
    (d, g) => `${agree(g, 'متشطب', 'متشطبة')} سوبر لوكس، ${d}.`,
  ],
  furnished: [
    (d, g) => `${agree(g, 'مفروش', 'مفروشة')} بالكامل: ${d}.`,
    (d) => `الفرش كامل، ${d}.`,
    (d) => `تدخل بشنطة ملابسك: ${d}.`,
    (d, g) => `${agree(g, 'مفروش', 'مفروشة')}، والموجود ${d}.`,
  ],
};
const FINISH_WAYS = [0, 1, 2, 3];

type ConditionPoints = 'finish' | 'services' | 'amenities' | 'delivery' | 'plan' | 'lease';

/** Points about condition, furnishings and payment. */
export const conditionAr: Pick<Shells<AdContext>, ConditionPoints> = {
  finish: FINISH_WAYS.map((way) => (v: Points['finish'], t: AdContext) => {
    const ways = FINISH[v.finishing];
    return ways[way % ways.length]?.(v.detail.ar, t.noun.gender) ?? '';
  }),
  services: [
    (v) => `من المميزات ${v.first.ar}، و${v.second.ar}.`,
    (v) => `يوجد ${v.first.ar} و${v.second.ar}.`,
    (v) => `الخدمات: ${v.first.ar}، ${v.second.ar}.`,
    (v, t) => `${agree(t.noun.gender, 'به', 'بها')} ${v.first.ar} و${v.second.ar}.`,
    (v) => `ومن الموجود أيضًا ${v.first.ar} و${v.second.ar}.`,
  ],
  amenities: [
    (v) => `الخدمات داخل المشروع: ${v.first.ar}، ${v.second.ar}.`,
    (v) => `في المكان ${v.first.ar} و${v.second.ar}.`,
    (v) => `للسكان ${v.first.ar}، إلى جانب ${v.second.ar}.`,
    (v) => `وعلى أرض المشروع ${v.first.ar} و${v.second.ar}.`,
    (v) => `من خدمات المشروع ${v.first.ar} و${v.second.ar}.`,
  ],
  delivery: [
    (v) => (v.month ? `الاستلام في ${monthOf(v.month)}.` : 'الاستلام فوري.'),
    (v) => (v.month ? `التسليم ${monthOf(v.month)} بنص العقد.` : 'الاستلام الآن.'),
    (v) => (v.month ? `موعد التسليم ${monthOf(v.month)}.` : 'استلام فوري بعد التعاقد.'),
  ],
  plan: [
    (v) => `${down(v)} والباقي على ${years(v.years)} بقسط شهري ${grouped(v.installment)} جنيه.`,
    (v) => `نظام السداد: ${down(v)}، ثم ${grouped(v.installment)} جنيه شهريًا لمدة ${years(v.years)}.`,
    (v) => `بالتقسيط ${down(v)}، والقسط ${grouped(v.installment)} جنيه في الشهر على ${years(v.years)}.`,
    (v) =>
      `القسط ${grouped(v.installment)} جنيه كل شهر لمدة ${years(v.years)}، ${v.advance === 0 ? '' : 'بعد '}${down(v)}.`,
  ],
  lease: [
    (v) => `العقد لمدة ${years(v.years)} بتأمين ${count(v.deposit, MONTH)}.`,
    (v) => `عقد ${years(v.years)} وتأمين ${count(v.deposit, MONTH)}.`,
    (v) => `بتأمين ${count(v.deposit, MONTH)}، والعقد لمدة ${years(v.years)}.`,
  ],
};
