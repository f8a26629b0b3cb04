import type { Article, QuestionGroup, Reel } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { articleSchema, organizationSchema, questionsSchema, videoSchema } from './schemas.ts';

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

describe('What machines read', () => {
  it('of an article: when it came out, when it was last checked, whose it is', () => {
    expect(articleSchema(article, { ...site, language: 'en' })).toMatchObject({
      '@type': 'Article',
      headline: 'The lease',
      inLanguage: 'en',
      datePublished: '2026-10-01',
      dateModified: '2026-11-02',
      mainEntityOfPage: 'https://mashrabiya.example/news/lease',
      publisher: { '@type': 'Organization', name: 'Mashrabiya' },
    });
    const checkedBefore = { ...article, checked: '2026-09-01' };
    expect(articleSchema(checkedBefore, { ...site, language: 'en' }).dateModified).toBe('2026-10-01');
  });

  it('of questions: each with its answer in plain words and its own address', () => {
    expect(questionsSchema(groups, site)).toMatchObject({
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

  it('of the site: who runs it', () => {
    expect(organizationSchema(site)).toMatchObject({ '@type': 'Organization', url: 'https://mashrabiya.example/' });
  });
});

it('a clip is described with absolute addresses and its length', () => {
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
  expect(videoSchema(reel, site.origin)).toMatchObject({
    '@type': 'VideoObject',
    url: 'https://mashrabiya.example/reel-7',
    contentUrl: 'https://mashrabiya.example/clips/aa11.mp4',
    thumbnailUrl: 'https://mashrabiya.example/images/aa11-960.webp',
    duration: 'PT12S',
  });
});
