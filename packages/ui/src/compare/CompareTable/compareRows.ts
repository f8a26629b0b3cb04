import { PROPERTY_FIELD_NAMES, type Property, type PropertyFieldName } from '@mashrabiya/contract';
import { formatDate, formatMonth, formatNumber } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { fieldText } from '../../homes/fields/fieldText.ts';
import { comparedPlace } from '../../homes/PriceBlock/comparedPlace.ts';
import { pricePerMetreText, priceText } from '../../homes/PriceBlock/price.ts';
import type { HomeTexts } from '../../homes/texts.ts';
import { type Figure, figure } from './figures.ts';

/** `has` is the tick of a feature. */
export interface Cell {
  text: string | null;
  /** Secondary text, such as the sample size of a median. */
  note?: string;
  has?: boolean;
  /** Best value of the comparison in this row. */
  best?: 'lowest' | 'largest';
}

export interface Row {
  key: string;
  label: string;
  /** One per property, in order. */
  cells: Cell[];
  /** True if the values differ. */
  differs: boolean;
}

export const GROUPS = ['money', 'basics', 'feature', 'freshness'] as const;
export type Group = { key: (typeof GROUPS)[number]; rows: Row[] };

const same = (one: Cell, other: Cell) => one.text === other.text && one.has === other.has;

const row = (key: string, label: string, cells: Cell[]): Row => {
  const [first] = cells;
  return { key, label, cells, differs: first !== undefined && !cells.every((cell) => same(cell, first)) };
};

/** False for a row without any value, which is left out. */
const says = ({ cells }: Row) => cells.some(({ text, has }) => text !== null || has);

/** Marks the best figures, unless all are equal. */
function withBest(cells: Cell[], figures: Figure[], better: 'lowest' | 'largest'): Cell[] {
  const known = figures.filter((value) => value !== null);
  const best = better === 'lowest' ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return cells;
  return cells.map((cell, at) => (figures[at] === best ? { ...cell, best: better } : cell));
}

function moneyRows(homes: readonly Property[], t: TFunction, texts: HomeTexts): Row[] {
  const { language } = texts;
  const money = (amount: number) => t('common:money', { amount: formatNumber(amount, language) });
  const comparable = homes.every(({ action }) => action === homes[0]?.action);
  const best = (cells: Cell[], of: (home: Property) => Figure) =>
    comparable ? withBest(cells, homes.map(of), 'lowest') : cells;
  const each = (text: (home: Property) => string | null) => homes.map((home): Cell => ({ text: text(home) }));
  return [
    row(
      'price',
      t('deciding:compare.price'),
      best(
        each((home) => priceText(home, texts)),
        figure.price,
      ),
    ),
    row(
      'metre',
      t('homes:fact.pricePerMetre'),
      best(
        each((home) => pricePerMetreText(home, texts)),
        figure.metre,
      ),
    ),
    row(
      'context',
      t('deciding:compare.context'),
      homes.map((home) => contextCell(home, t)),
    ),
    row(
      'payment',
      t('homes:fact.payment'),
      each(({ action, payment }) => (action === 'forsell' ? t(`vocabulary:payment.${payment.payment}`) : null)),
    ),
    row(
      'down',
      t('deciding:compare.down'),
      each((home) => {
        const { amount, percent } = figure.down(home) ?? {};
        return amount === undefined ? null : t('deciding:compare.downOf', { money: money(amount), percent });
      }),
    ),
    row(
      'monthly',
      t('deciding:compare.monthly'),
      each((home) => {
        const monthly = figure.monthly(home);
        return monthly === null ? null : money(monthly);
      }),
    ),
    row(
      'term',
      t('deciding:compare.term'),
      each((home) => {
        const years = figure.years(home);
        return years === null ? null : t('deciding:compare.years', { count: years });
      }),
    ),
    row(
      'receipt',
      t('homes:fact.receipt'),
      each(({ payment: { receipt } }) => receipt && formatMonth(new Date(receipt), language)),
    ),
  ];
}

function contextCell(home: Property, t: TFunction): Cell {
  const { price_context: context } = home;
  if (!context) return { text: null };
  const { difference, sample } = context;
  const comparison = difference === 0 ? 'same' : difference < 0 ? 'below' : 'above';
  return {
    text: t(`deciding:compare.${comparison}`, { percent: Math.abs(difference) }),
    note: t('deciding:compare.sample', { count: sample, place: comparedPlace(context, home, t) }),
  };
}

function basicRows(homes: readonly Property[], t: TFunction, texts: HomeTexts): Row[] {
  const each = (text: (home: Property) => string | null) => homes.map((home): Cell => ({ text: text(home) }));
  const sizes = homes.map(({ size }) => size);
  const fieldRow = (name: PropertyFieldName) => {
    const cells = each((home) => fieldText(name, home, t, texts.language));
    return row(name, t(`homes:fact.${name}`), name === 'size' ? withBest(cells, sizes, 'largest') : cells);
  };
  return [
    row(
      'action',
      t('homes:fact.action'),
      each(({ action }) => t(`vocabulary:action.${action}`)),
    ),
    row(
      'kind',
      t('homes:fact.kind'),
      each(({ subcategory_name }) => subcategory_name),
    ),
    row(
      'place',
      t('deciding:compare.place'),
      each((home) => t('homes:card.area', { city: home.city_name, governorate: home.gover_name })),
    ),
    ...PROPERTY_FIELD_NAMES.map(fieldRow),
  ];
}

/** One row per feature of any property. Categories have separate feature ids, so features are matched by name. */
function featureRows(homes: readonly Property[]): Row[] {
  const names = new Set(homes.flatMap(({ features }) => features.map(({ name }) => name)));
  return Array.from(names, (name) =>
    row(
      `feature ${name}`,
      name,
      homes.map(({ features }) => ({ text: null, has: features.some((feature) => feature.name === name) })),
    ),
  );
}

/** All comparable facts in groups; rows that apply to none are left out. */
export function compareRows(homes: readonly Property[], t: TFunction, texts: HomeTexts): Group[] {
  const confirmed = homes.map(({ confirmed_at }) => ({ text: formatDate(new Date(confirmed_at), texts.language) }));
  const rows = {
    money: moneyRows(homes, t, texts),
    basics: basicRows(homes, t, texts),
    feature: featureRows(homes),
    freshness: [row('confirmed', t('deciding:compare.confirmed'), confirmed)],
  };
  return GROUPS.map((key) => ({ key, rows: rows[key].filter(says) })).filter((group) => group.rows.length > 0);
}

/** Differing rows only. */
export const differentRows = (groups: readonly Group[]): Group[] =>
  groups
    .map(({ key, rows }) => ({ key, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
