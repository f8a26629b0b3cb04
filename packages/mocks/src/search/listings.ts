import { ACTION_CODES, PAYMENT_METHODS, type PropertyCard, toFieldCodes } from '@mashrabiya/contract';
import { foldWords } from '@mashrabiya/i18n';
import {
  type IndexedListing,
  type ListingFacts,
  ListingIndex,
  MarketCache,
  type MarketFigures,
} from '@mashrabiya/search';
import { compounds } from '../fixtures/compounds.ts';
import { getPlace } from '../fixtures/coordinates.ts';
import { features } from '../fixtures/features.ts';
import type { FixtureLanguage } from '../fixtures/language.ts';
import { FIXTURE_NOW, manyPropertyCards } from '../fixtures/propertyCards.ts';
import { reference } from './reference.ts';

/** Listings of the mocked marketplace: the fourteen eight times, enough for medians. */
const LISTING_COUNT = 112;

export const now = new Date(FIXTURE_NOW);

/** Features of a listing: most of its category's, different from the next listing's. */
function getFeatureIds(card: PropertyCard): number[] {
  const number = Number(card.id.slice(-6));
  return features(card.category_id, 'ar')
    .map(({ id }) => id)
    .filter((_, index) => (number + index) % 3 !== 0);
}

const joinWords = (...texts: string[]) => [...new Set(texts.flatMap(foldWords))].join(' ');

function toIndexedListing(card: PropertyCard, english: PropertyCard): IndexedListing {
  const { lat, lng, exact } = getPlace(card);
  const compound = compounds.find(({ cityId }) => cityId === card.city);
  return {
    id: card.id,
    action: ACTION_CODES[card.action],
    category_id: card.category_id,
    subcategory_id: card.subcategory_id,
    governorate_id: card.gover,
    city_id: card.city,
    ...toFieldCodes(card),
    payment: PAYMENT_METHODS.indexOf(card.payment.payment),
    price: card.price,
    installment: card.payment.installment,
    ranking: card.ranking,
    lat: exact ? lat : null,
    lng: exact ? lng : null,
    coordinates_exact: exact,
    created_at: new Date(card.created_at),
    listed_at: new Date(card.listed_at),
    confirmed_at: new Date(card.confirmed_at),
    availability: card.availability,
    feature_ids: getFeatureIds(card),
    title_words: joinWords(card.address, english.address),
    text_words: compound ? joinWords(compound.ar, compound.en) : '',
  };
}

interface Marketplace {
  index: ListingIndex;
  figures: MarketFigures;
  cards: Record<FixtureLanguage, ReadonlyMap<string, PropertyCard>>;
}

function buildMarketplace(): Marketplace {
  const [arabic, english] = [manyPropertyCards('ar', LISTING_COUNT), manyPropertyCards('en', LISTING_COUNT)];
  const index = new ListingIndex(reference);
  index.update(arabic.map((card, at) => toIndexedListing(card, english[at] ?? card)));
  const figures = new MarketCache(reference).getFigures(index);
  const withContext = (cards: PropertyCard[]) =>
    new Map(
      cards.map((card) => {
        const entry = index.getEntry(card.id);
        const price_context = entry === undefined ? null : figures.getPriceContext(index.columns.getFacts(entry));
        return [card.id, { ...card, price_context }];
      }),
    );
  return { index, figures, cards: { ar: withContext(arabic), en: withContext(english) } };
}

let cachedMarketplace: Marketplace | undefined;

/** Mocked marketplace in the server's search index; built on first use. */
export function getMarketplace(): Marketplace {
  cachedMarketplace ??= buildMarketplace();
  return cachedMarketplace;
}

export const getCards = (
  foundListings: readonly Pick<ListingFacts, 'id'>[],
  language: FixtureLanguage,
): PropertyCard[] => foundListings.flatMap(({ id }) => getMarketplace().cards[language].get(id) ?? []);

export function getFacts(id: string): ListingFacts | undefined {
  const { index } = getMarketplace();
  const entry = index.getEntry(id);
  return entry === undefined ? undefined : index.columns.getFacts(entry);
}
