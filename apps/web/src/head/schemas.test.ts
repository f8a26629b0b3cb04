import type { Advisor, Article, Provider, QuestionGroup, Reel } from '@mashrabiya/contract';
import { property } from '@mashrabiya/mocks';
import { describe, expect, it } from 'vitest';
import { buildBreadcrumbSchema } from './breadcrumbs.ts';
import {
  buildAdvisorListSchema,
  buildArticleSchema,
  buildListingSchema,
  buildOrganizationSchema,
  buildProviderSchema,
  buildQuestionsSchema,
  buildVideoSchema,
} from './schemas.ts';

const site = { origin: 'https://mashrabiya.example', name: 'Mashrabiya' };

const article: Article = {
  slug: 'lease',
  title: 'The lease',
  summary: 'Its terms.',
  date: '2026-10-01',
  checked: '2026-11-02',
  version: 1,
  opening: [],
  sections: [],
  sources: [],
  review: null,
  category: 'renting',
  cover: null,
  minutes: 2,
  area: null,
  related: [],
  homes: [],
};

const groups: QuestionGroup[] = [
  {
    group: 'money',
    questions: [
      {
        slug: 'commission',
        question: 'Do you take a commission?',
        answer: [
          { kind: 'text', spans: [{ text: 'No' }, { text: ', never', strong: true }] },
          { kind: 'list', ordered: false, items: [[{ text: 'Ads pay.' }]] },
        ],
        also: '',
      },
    ],
  },
];

describe('Structured data', () => {
  it('of an article has its publication, its last check and its author', () => {
    expect(buildArticleSchema(article, { ...site, language: 'en' })).toMatchObject({
      '@type': 'Article',
      headline: 'The lease',
      inLanguage: 'en',
      datePublished: '2026-10-01',
      dateModified: '2026-11-02',
      mainEntityOfPage: 'https://mashrabiya.example/news/lease',
      image: 'https://mashrabiya.example/share/en/news/lease.png',
      publisher: { '@type': 'Organization', name: 'Mashrabiya' },
    });
    const checkedBefore = { ...article, checked: '2026-09-01' };
    expect(buildArticleSchema(checkedBefore, { ...site, language: 'en' }).dateModified).toBe('2026-10-01');
  });

  it('of questions has each with its answer in plain text and its own address', () => {
    expect(buildQuestionsSchema(groups, site)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Do you take a commission?',
          url: 'https://mashrabiya.example/QAs#commission',
          acceptedAnswer: { '@type': 'Answer', text: 'No, never\nAds pay.' },
        },
      ],
    });
  });

  it('of the site has its operator', () => {
    expect(buildOrganizationSchema(site)).toMatchObject({
      '@type': 'Organization',
      url: 'https://mashrabiya.example/',
    });
  });
});

const provider = {
  id: '5',
  name: 'Lazord Coast',
  kind: 'developer',
  rating: 4.5,
  reviews: 3,
  advisor: null,
} as Provider;
const advisor = { user_id: '5', name: 'Nadia', profile_pic: 'a.webp', rating: 4.5, reviews: 3 } as Advisor;

describe('A provider', () => {
  const buildEntity = (changes: Partial<Provider>) => buildProviderSchema({ ...provider, ...changes }, site).mainEntity;
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3, bestRating: 5 };

  it('is an organization, an agent or a person', () => {
    expect(buildEntity({})).toMatchObject({ '@type': 'Organization', name: 'Mashrabiya' });
    expect(buildEntity({ kind: 'broker' })).toMatchObject({ '@type': 'RealEstateAgent' });
    expect(buildEntity({ kind: 'owner' })).toMatchObject({ '@type': 'Person' });
    expect(buildEntity({ kind: 'owner', advisor })).toMatchObject({ '@type': 'RealEstateAgent' });
  });

  it('has an average rating from three reviews on; for a person, of their service', () => {
    expect(buildEntity({})).toMatchObject({ aggregateRating });
    expect(buildEntity({ kind: 'owner' })).toMatchObject({ makesOffer: { itemOffered: { aggregateRating } } });
    for (const changes of [{ reviews: 2 }, { rating: null }]) {
      expect(JSON.stringify(buildEntity(changes))).not.toContain('aggregateRating');
      expect(JSON.stringify(buildEntity({ ...changes, kind: 'owner' }))).not.toContain('Rating');
    }
    const [listItem] = buildAdvisorListSchema([advisor], site).itemListElement;
    expect(listItem?.item).toMatchObject({ aggregateRating });
  });

  it('is the seller of a listing, with its type', () => {
    const listing = property('en');
    expect(buildListingSchema({ ...listing, user: { ...listing.user, kind: 'developer' } }, site)).toMatchObject({
      offers: { seller: { '@type': 'Organization' } },
    });
  });
});

it('a listing has rooms, storey and year of building, but no future year', () => {
  const buildEntity = (completion_year: number) =>
    buildListingSchema({ ...property('en'), storey: 6, completion_year, confirmed_at: '2026-11-20T12:00:00Z' }, site)
      .mainEntity;
  expect(buildEntity(2014)).toMatchObject({ numberOfBedrooms: 3, floorLevel: 6, yearBuilt: 2014 });
  expect(buildEntity(2028)).not.toHaveProperty('yearBuilt');
});

it('breadcrumbs are numbered from the home page on', () => {
  const crumbs = [
    { name: 'Home', url: 'https://mashrabiya.example/' },
    { name: 'News', url: 'https://mashrabiya.example/news' },
  ];
  expect(buildBreadcrumbSchema(crumbs)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://mashrabiya.example/' },
      { position: 2, name: 'News', item: 'https://mashrabiya.example/news' },
    ],
  });
});

it('a reel has absolute addresses and its duration', () => {
  const reel = {
    id: '7',
    title: 'A walk through the home',
    description: 'Room by room.',
    thumbnail: 'aa11.webp',
    video: '/clips/aa11.mp4',
    duration: 11.8,
    listed_at: '2026-11-01T00:00:00Z',
    expires_at: '2026-12-01T00:00:00Z',
    total_views: 3,
    property_id: '9',
    city: { id: 1, name: 'Maadi', en_name: 'Maadi' },
  } as Reel;
  expect(buildVideoSchema(reel, site.origin)).toMatchObject({
    '@type': 'VideoObject',
    url: 'https://mashrabiya.example/reel-7',
    contentUrl: 'https://mashrabiya.example/clips/aa11.mp4',
    thumbnailUrl: 'https://mashrabiya.example/images/aa11-960.webp',
    duration: 'PT12S',
  });
});
