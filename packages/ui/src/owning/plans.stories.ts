import type { Plan } from '@mashrabiya/contract';
import { languageOf } from '../homes/stories.ts';
import type { PlanOffer } from './PlanCard/PlanCard.tsx';

interface Row {
  kind: Plan['kind'];
  name: [ar: string, en: string];
  description: [ar: string, en: string];
  ads: [basic: number, elite: number, superior: number];
  price: number;
  fullPrice?: number;
}

const ROWS: readonly Row[] = [
  {
    kind: 'free_trial',
    name: ['تجربة مجانية', 'Free trial'],
    description: ['إعلان واحد لتجرّب مشربية بنفسك.', 'One ad, to see Mashrabiya for yourself.'],
    ads: [1, 0, 0],
    price: 0,
  },
  {
    kind: 'basic',
    name: ['الأساسية', 'Basic'],
    description: ['لمن يعرض أكثر من عقار.', 'For those with more than one home to show.'],
    ads: [5, 0, 0],
    price: 450,
    fullPrice: 600,
  },
  {
    kind: 'superior',
    name: ['سوبيريور', 'Superior'],
    description: ['أول ما يراه الباحث عن بيت.', 'The first thing that people who look for a home see.'],
    ads: [2, 2, 2],
    price: 600,
    fullPrice: 1000,
  },
  {
    kind: 'elite',
    name: ['إيليت', 'Elite'],
    description: ['مكان بارز بعد إعلانات سوبيريور.', 'A place of note, right after superior ads.'],
    ads: [3, 3, 0],
    price: 520,
    fullPrice: 750,
  },
  {
    kind: 'single',
    name: ['إعلان سوبيريور', 'Superior ad'],
    description: ['إعلان واحد في أول القائمة.', 'One ad at the top of the list.'],
    ads: [0, 0, 1],
    price: 250,
  },
  {
    kind: 'single',
    name: ['إعلان إيليت', 'Elite ad'],
    description: ['إعلان واحد في مكان بارز.', 'One ad in a place of note.'],
    ads: [0, 1, 0],
    price: 150,
  },
];

/** Plans as stories offer them, in the story's language. The prices are made up. */
export const planOffers = (globals: { locale?: unknown } = {}): PlanOffer[] => {
  const word = languageOf(globals) === 'ar' ? 0 : 1;
  return ROWS.map(({ kind, name, description, ads: [basic, elite, superior], price, fullPrice }, index) => ({
    plan: {
      id: index + 1,
      name: name[word],
      description: description[word],
      kind,
      count: basic + elite + superior,
      remaining: { basic, elite, superior },
    },
    price,
    fullPrice,
  }));
};

/** One of them, by its place in the list. */
export function planOffer(index: number, globals: { locale?: unknown } = {}): PlanOffer {
  const offer = planOffers(globals)[index];
  if (!offer) throw new Error(`no plan ${index}`);
  return offer;
}

/** Where each plan stands among them. */
export const PLAN = { freeTrial: 0, basic: 1, superior: 2, elite: 3 } as const;
