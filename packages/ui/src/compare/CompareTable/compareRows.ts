import { PROPERTY_FIELD_NAMES, type Property, type PropertyFieldName } from '@mashrabiya/contract';
import { formatDate, formatMonth, formatNumber } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { fieldText } from '../../listings/fields/fieldText.ts';
import { comparedPlace } from '../../listings/PriceBlock/comparedPlace.ts';
import { pricePerMetreText, priceText } from '../../listings/PriceBlock/price.ts';
import type { CardTexts } from '../../listings/texts.ts';
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

function moneyRows(listings: readonly Property[], t: TFunction, texts: CardTexts): Row[] {
  const { language } = texts;
  const money = (amount: number) => t('common:money', { amount: formatNumber(amount, language) });
  const comparable = listings.every(({ action }) => action === listings[0]?.action);
  const best = (cells: Cell[], of: (listing: Property) => Figure) =>
    comparable ? withBest(cells, listings.map(of), 'lowest') : cells;
  const each = (text: (listing: Property) => string | null) =>
    listings.map((listing): Cell => ({ text: text(listing) }));
  return [
    row(
      'price',
      t('compare:price'),
      best(
        each((listing) => priceText(listing, texts)),
        figure.price,
      ),
    ),
    row(
      'metre',
      t('listings:fact.pricePerMetre'),
      best(
        each((listing) => pricePerMetreText(listing, texts)),
        figure.metre,
      ),
    ),
    row(
      'context',
      t('compare:context'),
      listings.map((listing) => contextCell(listing, t)),
    ),
    row(
      'payment',
      t('listings:fact.payment'),
      each(({ action, payment }) => (action === 'forsell' ? t(`vocabulary:payment.${payment.payment}`) : null)),
    ),
    row(
      'down',
      t('compare:down'),
      each((listing) => {
        const { amount, percent } = figure.down(listing) ?? {};
        return amount === undefined ? null : t('compare:downOf', { money: money(amount), percent });
      }),
    ),
    row(
      'monthly',
      t('compare:monthly'),
      each((listing) => {
        const monthly = figure.monthly(listing);
        return monthly === null ? null : money(monthly);
      }),
    ),
    row(
      'term',
      t('compare:term'),
      each((listing) => {
        const years = figure.years(listing);
        return years === null ? null : t('compare:years', { count: years });
      }),
    ),
    row(
      'receipt',
      t('listings:fact.receipt'),
      each(({ payment: { receipt } }) => receipt && formatMonth(new Date(receipt), language)),
    ),
  ];
}

function contextCell(listing: Property, t: TFunction): Cell {
  const { price_context: context } = listing;
  if (!context) return { text: null };
  const { difference, sample } = context;
  const comparison = difference === 0 ? 'same' : difference < 0 ? 'below' : 'above';
  return {
    text: t(`compare:${comparison}`, { percent: Math.abs(difference) }),
    note: t('compare:sample', { count: sample, place: comparedPlace(context, listing, t) }),
  };
}

function basicRows(listings: readonly Property[], t: TFunction, texts: CardTexts): Row[] {
  const each = (text: (listing: Property) => string | null) =>
    listings.map((listing): Cell => ({ text: text(listing) }));
  const sizes = listings.map(({ size }) => size);
  const fieldRow = (name: PropertyFieldName) => {
    const cells = each((listing) => fieldText(name, listing, t, texts.language));
    return row(name, t(`listings:fact.${name}`), name === 'size' ? withBest(cells, sizes, 'largest') : cells);
  };
  return [
    row(
      'action',
      t('listings:fact.action'),
      each(({ action }) => t(`vocabulary:action.${action}`)),
    ),
    row(
      'kind',
      t('listings:fact.kind'),
      each(({ subcategory_name }) => subcategory_name),
    ),
    row(
      'place',
      t('compare:place'),
      each((listing) => t('listings:card.area', { city: listing.city_name, governorate: listing.gover_name })),
    ),
    ...PROPERTY_FIELD_NAMES.map(fieldRow),
  ];
}

/** One row per feature of any property. Categories have separate feature ids, so features are matched by name. */
function featureRows(listings: readonly Property[]): Row[] {
  const names = new Set(listings.flatMap(({ features }) => features.map(({ name }) => name)));
  return Array.from(names, (name) =>
    row(
      `feature ${name}`,
      name,
      listings.map(({ features }) => ({ text: null, has: features.some((feature) => feature.name === name) })),
    ),
  );
}

/** All comparable facts in groups; rows that apply to none are left out. */
export function compareRows(listings: readonly Property[], t: TFunction, texts: CardTexts): Group[] {
  const confirmed = listings.map(({ confirmed_at }) => ({ text: formatDate(new Date(confirmed_at), texts.language) }));
  const rows = {
    money: moneyRows(listings, t, texts),
    basics: basicRows(listings, t, texts),
    feature: featureRows(listings),
    freshness: [row('confirmed', t('compare:confirmed'), confirmed)],
  };
  return GROUPS.map((key) => ({ key, rows: rows[key].filter(says) })).filter((group) => group.rows.length > 0);
}

/** Differing rows only. */
export const differentRows = (groups: readonly Group[]): Group[] =>
  groups
    .map(({ key, rows }) => ({ key, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
