import {
  type Advisor,
  type AreaPage,
  type Article,
  CURRENCY,
  getPictureFile,
  getSharePicturePath,
  IMAGES_PATH,
  isCompleted,
  MAX_STARS,
  MIN_REVIEWS_FOR_AVERAGE,
  PROFILE_IMAGES_PATH,
  PROPERTY_FIELD_NAMES,
  PROPERTY_FIELDS,
  type Property,
  type PropertyCard,
  type PropertyField,
  type PropertyPage,
  type Provider,
  type QuestionGroup,
  type Reel,
  type SellerKind,
  toPlainText,
} from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { buildSearchPath, paths } from '../routing/paths.ts';

interface Site {
  origin: string;
  name: string;
}

const CONTEXT = 'https://schema.org';

const getImageUrls = (property: PropertyCard, origin: string) =>
  property.img.map((image) => `${origin}${IMAGES_PATH}/${getPictureFile(image.img_name, 'webp', 960)}`);

export const buildSiteSchema = ({ origin, name }: Site) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${buildSearchPath('QUERY').replace('QUERY', '{query}')}`,
    'query-input': 'required name=query',
  },
});

export const buildItemListSchema = (page: PropertyPage, { origin, name }: Site) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name,
  numberOfItems: page.total_properties,
  itemListElement: page.allData.map((property, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: property.address,
    url: origin + paths.property(property.id),
  })),
});

/** Fields that schema.org has a name for. */
const buildAccommodationFields = (property: Property) =>
  Object.fromEntries(
    PROPERTY_FIELD_NAMES.flatMap((name) => {
      const { schemaOrg }: PropertyField = PROPERTY_FIELDS[name];
      const isFuture = name === 'completion_year' && !isCompleted(property[name] ?? 0, property);
      return schemaOrg && property[name] !== null && !isFuture ? [[schemaOrg, property[name]]] : [];
    }),
  );

const buildDwelling = (property: Property) => ({
  '@type': property.bedrooms > 0 ? 'Accommodation' : 'Place',
  name: property.address,
  address: {
    '@type': 'PostalAddress',
    addressLocality: property.city_name,
    addressRegion: property.gover_name,
    addressCountry: 'EG',
  },
  ...(property.bedrooms > 0 ? buildAccommodationFields(property) : {}),
  ...(property.type === 'land'
    ? {}
    : { floorSize: { '@type': 'QuantitativeValue', value: property.size, unitCode: 'MTK' } }),
  ...(property.coordinates?.exact
    ? { geo: { '@type': 'GeoCoordinates', latitude: property.coordinates.lat, longitude: property.coordinates.lng } }
    : {}),
});

export const buildListingSchema = (property: Property, { origin, name }: Site) => ({
  '@context': CONTEXT,
  '@type': 'RealEstateListing',
  name,
  description: property.description,
  url: origin + paths.property(property.id),
  datePosted: property.created_at,
  image: getImageUrls(property, origin),
  mainEntity: buildDwelling(property),
  ...(property.price
    ? {
        offers: {
          '@type': 'Offer',
          price: property.price,
          priceCurrency: CURRENCY,
          availability: `${CONTEXT}/InStock`,
          businessFunction: `http://purl.org/goodrelations/v1#${property.action === 'forsell' ? 'Sell' : 'LeaseOut'}`,
          seller: {
            '@type': SELLER_TYPES[property.user.kind],
            name: property.user.name,
            url: origin + paths.provider(property.user.id),
          },
        },
      }
    : {}),
});

const SELLER_TYPES: Record<SellerKind, string> = {
  owner: 'Person',
  broker: 'RealEstateAgent',
  developer: 'Organization',
};

/** Average rating, where it is public. */
const buildRating = ({ rating, reviews }: { rating: number | null; reviews: number }) =>
  rating !== null && reviews >= MIN_REVIEWS_FOR_AVERAGE
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          bestRating: MAX_STARS,
          worstRating: 1,
          reviewCount: reviews,
        },
      }
    : {};

/** A seller listed among the advisors is an agent, too. */
const getProviderType = ({ kind, advisor }: Provider): string =>
  SELLER_TYPES[kind === 'owner' && advisor ? 'broker' : kind];

/** Rating of a seller: schema.org has none for a person, only for the service. */
const buildProviderRating = (provider: Provider, type: string) => {
  const rating = buildRating(provider);
  if (type !== 'Person' || !('aggregateRating' in rating)) return rating;
  return { makesOffer: { '@type': 'Offer', itemOffered: { '@type': 'Service', name: provider.name, ...rating } } };
};

export const buildProviderSchema = (provider: Provider, { origin, name }: Site) => ({
  '@context': CONTEXT,
  '@type': 'ProfilePage',
  url: origin + paths.provider(provider.id),
  dateCreated: provider.active_from,
  mainEntity: {
    '@type': getProviderType(provider),
    name,
    identifier: provider.id,
    url: origin + paths.provider(provider.id),
    ...(provider.profile_pic ? { image: `${origin}${PROFILE_IMAGES_PATH}/${provider.profile_pic}` } : {}),
    agentInteractionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: `${CONTEXT}/WriteAction`,
      userInteractionCount: provider.homes,
    },
    ...buildProviderRating(provider, getProviderType(provider)),
  },
});

export const buildAdvisorListSchema = (advisors: readonly Advisor[], { origin, name }: Site) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name,
  itemListElement: advisors.map((advisor, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'RealEstateAgent',
      name: advisor.name,
      url: origin + paths.provider(advisor.user_id),
      image: `${origin}${PROFILE_IMAGES_PATH}/${advisor.profile_pic}`,
      address: { '@type': 'PostalAddress', addressLocality: advisor.city_name, addressCountry: 'EG' },
      areaServed: advisor.places,
      ...buildRating(advisor),
    },
  })),
});

export const buildPlaceSchema = (area: AreaPage, { origin, name }: Site) => ({
  '@context': CONTEXT,
  '@type': 'CollectionPage',
  name,
  url: origin + paths.area(area.city),
  about: {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: name,
      addressRegion: area.gover_name,
      addressCountry: 'EG',
    },
    geo: { '@type': 'GeoCoordinates', latitude: area.lat, longitude: area.lng },
  },
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: area.newest.map((property, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: property.address,
      url: origin + paths.property(property.id),
    })),
  },
});

const buildOrganization = ({ origin, name }: Site) => ({
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

export const buildOrganizationSchema = (site: Site) => ({ '@context': CONTEXT, ...buildOrganization(site) });

export const buildArticleSchema = (article: Article, { language, ...site }: Site & { language: Language }) => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  inLanguage: language,
  datePublished: article.date,
  dateModified: [article.date, article.checked].sort().at(-1),
  mainEntityOfPage: site.origin + paths.article(article.slug),
  image: site.origin + getSharePicturePath(paths.article(article.slug), language),
  author: buildOrganization(site),
  publisher: buildOrganization(site),
});

export const buildQuestionsSchema = (groups: readonly QuestionGroup[], { origin, name }: Site) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  name,
  url: origin + paths.questions,
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${origin}${paths.questions}#${slug}`,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  ),
});

export const buildVideoSchema = (reel: Reel, origin: string) => ({
  '@context': CONTEXT,
  '@type': 'VideoObject',
  name: reel.title,
  description: reel.description,
  url: origin + paths.reel(reel.id),
  thumbnailUrl: `${origin}${IMAGES_PATH}/${getPictureFile(reel.thumbnail, 'webp', 960)}`,
  contentUrl: origin + reel.video,
  uploadDate: reel.listed_at,
  expires: reel.expires_at,
  duration: `PT${Math.max(1, Math.round(reel.duration))}S`,
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: { '@type': 'WatchAction' },
    userInteractionCount: reel.total_views,
  },
  about: { '@type': 'Place', name: reel.city.name, url: origin + paths.property(reel.property_id) },
});
