import type { SellingPoints, SentenceTemplates } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { capitalize, countNoun, formatMonth, groupDigits } from './words.ts';

const formatDownPayment = ({ percent, advance }: SellingPoints['plan']): string =>
  advance === 0 ? 'nothing down' : `${percent}% down (EGP ${groupDigits(advance)})`;

const FINISH_SENTENCES: Record<SellingPoints['finish']['finishing'], readonly ((detail: string) => string)[]> = {
  unfinished: [
    (d) => `It is unfinished, so the materials are yours to choose; you get ${d}.`,
    (d) => `Handed over in red brick, with ${d}.`,
    (d) => `The finishing is left to you: ${d}.`,
  ],
  semi_finished: [
    (d) => `Semi-finished: ${d}.`,
    (d) => `The finishing stops half-way, with ${d}.`,
    (d) => `It comes semi-finished, with ${d}.`,
  ],
  finished: [
    (d) => `Fully finished, with ${d}.`,
    (d) => `The finish is complete and clean, with ${d}.`,
    (d) => `It is ready, with nothing more to spend: ${d}.`,
    (d) => `The finishing is done, down to ${d}.`,
  ],
  luxury: [
    (d) => `Finished to a high standard, with ${d}.`,
    (d) => `It has a luxury finish: ${d}.`,
    (d) => `The materials were chosen with care, among them ${d}.`,
    (d) => `A luxury finish, with ${d}.`,
  ],
  furnished: [
    (d) => `It comes fully furnished, with ${d}.`,
    (d) => `Furnished throughout: ${d}.`,
    (d) => `Just bring a suitcase: it has ${d}.`,
    (d) => `Furnished, with ${d}.`,
  ],
};
const FINISH_SENTENCE_INDEXES = [0, 1, 2, 3];

type ConditionPoints = 'finish' | 'services' | 'amenities' | 'delivery' | 'plan' | 'lease';

export const conditionEn: Pick<SentenceTemplates<AdContext>, ConditionPoints> = {
  finish: FINISH_SENTENCE_INDEXES.map((way) => (v: SellingPoints['finish']) => {
    const ways = FINISH_SENTENCES[v.finishing];
    return ways[way % ways.length]?.(v.detail.en) ?? '';
  }),
  services: [
    (v) => `It has ${v.first.en} and ${v.second.en}.`,
    (v) => `You will find ${v.first.en}, and ${v.second.en}.`,
    (v) => `Among other things it has ${v.first.en} and ${v.second.en}.`,
    (v) => `With it come ${v.first.en} and ${v.second.en}.`,
    (v) => `${capitalize(v.first.en)} and ${v.second.en} are already there.`,
  ],
  amenities: [
    (v) => `On the grounds are ${v.first.en} and ${v.second.en}.`,
    (v) => `Residents have ${v.first.en}, and ${v.second.en}.`,
    (v) => `The project has ${v.first.en} as well as ${v.second.en}.`,
    (v) => `${capitalize(v.first.en)} and ${v.second.en} are part of the place.`,
  ],
  delivery: [
    (v) => (v.month ? `Delivery is in ${formatMonth(v.month)}.` : 'It can be handed over at once.'),
    (v) => (v.month ? `The contract sets delivery for ${formatMonth(v.month)}.` : 'It is ready now.'),
    (v) => (v.month ? `Handover: ${formatMonth(v.month)}.` : 'Handover follows the contract.'),
  ],
  plan: [
    (v) =>
      `${capitalize(formatDownPayment(v))}, and the rest over ${countNoun(v.years, 'year')} at EGP ${groupDigits(v.installment)} a month.`,
    (v) =>
      `The plan is ${formatDownPayment(v)}, then EGP ${groupDigits(v.installment)} a month for ${countNoun(v.years, 'year')}.`,
    (v) =>
      `EGP ${groupDigits(v.installment)} a month for ${countNoun(v.years, 'year')}, ${v.advance === 0 ? 'with' : 'after'} ${formatDownPayment(v)}.`,
    (v) =>
      `Pay by installments: ${formatDownPayment(v)}, EGP ${groupDigits(v.installment)} monthly over ${countNoun(v.years, 'year')}.`,
  ],
  lease: [
    (v) => `The lease is for ${countNoun(v.years, 'year')}, with ${countNoun(v.deposit, 'month')} of deposit.`,
    (v) => `${capitalize(countNoun(v.deposit, 'month'))} of deposit and a contract of ${countNoun(v.years, 'year')}.`,
    (v) => `Contract for ${countNoun(v.years, 'year')}; deposit of ${countNoun(v.deposit, 'month')}.`,
  ],
};
