import { PROPERTY_FIELD_NAMES, type Property, type PropertyFieldName } from '@mashrabiya/contract';
import { formatDate, formatMonth, formatNumber } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { formatField } from '../../listings/fields/formatField.ts';
import { formatComparedPlace } from '../../listings/PriceBlock/comparedPlace.ts';
import { formatPrice, formatPricePerMetre } from '../../listings/PriceBlock/price.ts';
import type { CardTexts } from '../../listings/shared/cardTexts.ts';
import { type Figure, figureGetters } from './figures.ts';

/** `hasFeature` is the tick of a feature. */
export interface Cell {
  text: string | null;
  /** Secondary text, such as the sample size of a median. */
  note?: string;
  hasFeature?: boolean;
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

const GROUPS = ['money', 'basics', 'feature', 'freshness'] as const;
export type Group = { key: (typeof GROUPS)[number]; rows: Row[] };

const isSameCell = (one: Cell, other: Cell) => one.text === other.text && one.hasFeature === other.hasFeature;

const createRow = (key: string, label: string, cells: Cell[]): Row => {
  const [first] = cells;
  return { key, label, cells, differs: first !== undefined && !cells.every((cell) => isSameCell(cell, first)) };
};

/** False for a row without any value, which is left out. */
const hasValue = ({ cells }: Row) => cells.some(({ text, hasFeature }) => text !== null || hasFeature);

/** Marks the best figures, unless all are equal. */
function markBest(cells: Cell[], figures: Figure[], bestKind: 'lowest' | 'largest'): Cell[] {
  const knownFigures = figures.filter((value) => value !== null);
  const best = bestKind === 'lowest' ? Math.min(...knownFigures) : Math.max(...knownFigures);
  if (knownFigures.length < 2 || knownFigures.every((value) => value === best)) return cells;
  return cells.map((cell, index) => (figures[index] === best ? { ...cell, best: bestKind } : cell));
}

function buildMoneyRows(listings: readonly Property[], t: TFunction, texts: CardTexts): Row[] {
  const { language } = texts;
  const formatMoney = (amount: number) => t('common:money', { amount: formatNumber(amount, language) });
  const isComparable = listings.every(({ action }) => action === listings[0]?.action);
  const markLowest = (cells: Cell[], getFigure: (listing: Property) => Figure) =>
    isComparable ? markBest(cells, listings.map(getFigure), 'lowest') : cells;
  const toCells = (getText: (listing: Property) => string | null) =>
    listings.map((listing): Cell => ({ text: getText(listing) }));
  return [
    createRow(
      'price',
      t('compare:price'),
      markLowest(
        toCells((listing) => formatPrice(listing, texts)),
        figureGetters.price,
      ),
    ),
    createRow(
      'metre',
      t('listings:fact.pricePerMetre'),
      markLowest(
        toCells((listing) => formatPricePerMetre(listing, texts)),
        figureGetters.metre,
      ),
    ),
    createRow(
      'context',
      t('compare:context'),
      listings.map((listing) => buildContextCell(listing, t)),
    ),
    createRow(
      'payment',
      t('listings:fact.payment'),
      toCells(({ action, payment }) => (action === 'forsell' ? t(`vocabulary:payment.${payment.payment}`) : null)),
    ),
    createRow(
      'down',
      t('compare:down'),
      toCells((listing) => {
        const { amount, percent } = figureGetters.down(listing) ?? {};
        return amount === undefined ? null : t('compare:downOf', { money: formatMoney(amount), percent });
      }),
    ),
    createRow(
      'monthly',
      t('compare:monthly'),
      toCells((listing) => {
        const monthly = figureGetters.monthly(listing);
        return monthly === null ? null : formatMoney(monthly);
      }),
    ),
    createRow(
      'term',
      t('compare:term'),
      toCells((listing) => {
        const years = figureGetters.years(listing);
        return years === null ? null : t('compare:years', { count: years });
      }),
    ),
    createRow(
      'receipt',
      t('listings:fact.receipt'),
      toCells(({ payment: { receipt } }) => receipt && formatMonth(new Date(receipt), language)),
    ),
  ];
}

function buildContextCell(listing: Property, t: TFunction): Cell {
  const { price_context: context } = listing;
  if (!context) return { text: null };
  const { difference, sample } = context;
  const comparison = difference === 0 ? 'same' : difference < 0 ? 'below' : 'above';
  return {
    text: t(`compare:${comparison}`, { percent: Math.abs(difference) }),
    note: t('compare:sample', { count: sample, place: formatComparedPlace(context, listing, t) }),
  };
}

function buildBasicRows(listings: readonly Property[], t: TFunction, texts: CardTexts): Row[] {
  const toCells = (text: (listing: Property) => string | null) =>
    listings.map((listing): Cell => ({ text: text(listing) }));
  const sizes = listings.map(({ size }) => size);
  const createFieldRow = (name: PropertyFieldName) => {
    const cells = toCells((listing) => formatField(name, listing, t, texts.language));
    return createRow(name, t(`listings:fact.${name}`), name === 'size' ? markBest(cells, sizes, 'largest') : cells);
  };
  return [
    createRow(
      'action',
      t('listings:fact.action'),
      toCells(({ action }) => t(`vocabulary:action.${action}`)),
    ),
    createRow(
      'kind',
      t('listings:fact.kind'),
      toCells(({ subcategory_name }) => subcategory_name),
    ),
    createRow(
      'place',
      t('compare:place'),
      toCells((listing) => t('listings:card.area', { city: listing.city_name, governorate: listing.gover_name })),
    ),
    ...PROPERTY_FIELD_NAMES.map(createFieldRow),
  ];
}

/** One row per feature of any property. Categories have separate feature ids, so features are matched by name. */
function buildFeatureRows(listings: readonly Property[]): Row[] {
  const names = new Set(listings.flatMap(({ features }) => features.map(({ name }) => name)));
  return Array.from(names, (name) =>
    createRow(
      `feature ${name}`,
      name,
      listings.map(({ features }) => ({ text: null, hasFeature: features.some((feature) => feature.name === name) })),
    ),
  );
}

/** All comparable facts in groups; rows that apply to none are left out. */
export function buildCompareRows(listings: readonly Property[], t: TFunction, texts: CardTexts): Group[] {
  const confirmedCells = listings.map(({ confirmed_at }) => ({
    text: formatDate(new Date(confirmed_at), texts.language),
  }));
  const rows = {
    money: buildMoneyRows(listings, t, texts),
    basics: buildBasicRows(listings, t, texts),
    feature: buildFeatureRows(listings),
    freshness: [createRow('confirmed', t('compare:confirmed'), confirmedCells)],
  };
  return GROUPS.map((key) => ({ key, rows: rows[key].filter(hasValue) })).filter((group) => group.rows.length > 0);
}

export const filterDifferentRows = (groups: readonly Group[]): Group[] =>
  groups
    .map(({ key, rows }) => ({ key, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
