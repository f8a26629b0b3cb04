import type { Finishing } from '@mashrabiya/contract';
import type { SellingPoints, SentenceTemplates } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { agreeInGender, countNoun, formatMonth, type Gender, groupDigits, MONTH, YEAR } from './words.ts';

const formatYears = (amount: number): string => (amount === 1 ? 'سنة' : countNoun(amount, YEAR));
const formatDownPayment = ({ percent, advance }: SellingPoints['plan']): string =>
  advance === 0 ? 'بدون مقدم' : `مقدم ${percent}% (${groupDigits(advance)} جنيه)`;

const FINISH_SENTENCES: Record<Finishing, readonly ((detail: string, g: Gender) => string)[]> = {
  unfinished: [
    (d) => `بدون تشطيب لتختار الخامات بنفسك، والموجود ${d}.`,
    (d, g) => `${agreeInGender(g, 'يُسلم', 'تُسلم')} على الطوب الأحمر: ${d}.`,
    (d) => `التشطيب عليك، والموجود ${d}.`,
  ],
  semi_finished: [
    (d) => `نصف تشطيب: ${d}.`,
    (d, g) => `${agreeInGender(g, 'وصل', 'وصلت')} إلى نصف التشطيب: ${d}.`,
    (d) => `التشطيب نصف، والمنفذ منه ${d}.`,
  ],
  finished: [
    (d, g) => `${agreeInGender(g, 'متشطب', 'متشطبة')} بالكامل: ${d}.`,
    (d) => `التشطيب كامل ونظيف، ${d}.`,
    (d, g) => `${agreeInGender(g, 'جاهز', 'جاهزة')} بلا مصاريف إضافية: ${d}.`,
    (d) => `تشطيب كامل، ومنه ${d}.`,
  ],
  luxury: [
    (d) => `تشطيب سوبر لوكس: ${d}.`,
    (d) => `التشطيب عالٍ، ${d}.`,
    (d) => `التشطيب سوبر لوكس بخامات مختارة، ومنها ${d}.`,
    (d, g) => `${agreeInGender(g, 'متشطب', 'متشطبة')} سوبر لوكس، ${d}.`,
  ],
  furnished: [
    (d, g) => `${agreeInGender(g, 'مفروش', 'مفروشة')} بالكامل: ${d}.`,
    (d) => `الفرش كامل، ${d}.`,
    (d) => `تدخل بشنطة ملابسك: ${d}.`,
    (d, g) => `${agreeInGender(g, 'مفروش', 'مفروشة')}، والموجود ${d}.`,
  ],
};
const FINISH_SENTENCE_INDEXES = [0, 1, 2, 3];

type ConditionPoints = 'finish' | 'services' | 'amenities' | 'delivery' | 'plan' | 'lease';

export const conditionAr: Pick<SentenceTemplates<AdContext>, ConditionPoints> = {
  finish: FINISH_SENTENCE_INDEXES.map((way) => (v: SellingPoints['finish'], t: AdContext) => {
    const ways = FINISH_SENTENCES[v.finishing];
    return ways[way % ways.length]?.(v.detail.ar, t.noun.gender) ?? '';
  }),
  services: [
    (v) => `من المميزات ${v.first.ar}، و${v.second.ar}.`,
    (v) => `يوجد ${v.first.ar} و${v.second.ar}.`,
    (v) => `الخدمات: ${v.first.ar}، ${v.second.ar}.`,
    (v, t) => `${agreeInGender(t.noun.gender, 'به', 'بها')} ${v.first.ar} و${v.second.ar}.`,
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
    (v) => (v.month ? `الاستلام في ${formatMonth(v.month)}.` : 'الاستلام فوري.'),
    (v) => (v.month ? `التسليم ${formatMonth(v.month)} بنص العقد.` : 'الاستلام الآن.'),
    (v) => (v.month ? `موعد التسليم ${formatMonth(v.month)}.` : 'استلام فوري بعد التعاقد.'),
  ],
  plan: [
    (v) => `${formatDownPayment(v)} والباقي على ${formatYears(v.years)} بقسط شهري ${groupDigits(v.installment)} جنيه.`,
    (v) =>
      `نظام السداد: ${formatDownPayment(v)}، ثم ${groupDigits(v.installment)} جنيه شهريًا لمدة ${formatYears(v.years)}.`,
    (v) =>
      `بالتقسيط ${formatDownPayment(v)}، والقسط ${groupDigits(v.installment)} جنيه في الشهر على ${formatYears(v.years)}.`,
    (v) =>
      `القسط ${groupDigits(v.installment)} جنيه كل شهر لمدة ${formatYears(v.years)}، ${v.advance === 0 ? '' : 'بعد '}${formatDownPayment(v)}.`,
  ],
  lease: [
    (v) => `العقد لمدة ${formatYears(v.years)} بتأمين ${countNoun(v.deposit, MONTH)}.`,
    (v) => `عقد ${formatYears(v.years)} وتأمين ${countNoun(v.deposit, MONTH)}.`,
    (v) => `بتأمين ${countNoun(v.deposit, MONTH)}، والعقد لمدة ${formatYears(v.years)}.`,
  ],
};
