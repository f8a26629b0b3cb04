import type { TextKind } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { describe, expect, it } from 'vitest';
import { parseText, type Text } from './parseText.ts';
import { TextLibrary } from './TextLibrary.ts';
import { findRelated, toArticleSummary, toQuestionGroups, toTextPage } from './textViews.ts';

const text = (kind: TextKind, slug: string, frontMatter: string, language: Language): Text =>
  parseText({
    kind,
    slug,
    language,
    source: `---\ntitle: ${slug}-${language}\nsummary: Summary\ndate: 2026-11-01\nchecked: 2026-11-02\nversion: 3\n${frontMatter}\n---\nBody.\n\n## Part\n\nMore.`,
  });
const createInBothLanguages = (kind: TextKind, slug: string, frontMatter: string): Text[] => [
  text(kind, slug, frontMatter, 'ar'),
  text(kind, slug, frontMatter, 'en'),
];

describe('Public texts', () => {
  it('exist in both languages', () => {
    const library = new TextLibrary([...createInBothLanguages('pages', 'about', ''), text('pages', 'terms', '', 'ar')]);
    expect(library.all('pages', 'ar').map(({ slug }) => slug)).toEqual(['about']);
    expect(library.find('pages', 'terms', 'ar')).toBeUndefined();
  });

  it('are in order, articles the latest first', () => {
    const createDatedArticle = (slug: string, date: string) =>
      createInBothLanguages('articles', slug, 'category: law').map((article) => ({
        ...article,
        front: { ...article.frontMatter, date },
      }));
    const library = new TextLibrary([
      ...createInBothLanguages('services', 'second', 'order: 2'),
      ...createInBothLanguages('services', 'first', 'order: 1'),
      ...createDatedArticle('old', '2026-01-01'),
      ...createDatedArticle('new', '2026-11-01'),
    ]);
    expect(library.all('services', 'en').map(({ slug }) => slug)).toEqual(['first', 'second']);
    expect(library.all('articles', 'en').map(({ slug }) => slug)).toEqual(['new', 'old']);
  });
});

describe('Views', () => {
  it('include the next articles, those of the category first', () => {
    const texts = ['law', 'buying', 'law', 'renting', 'law'].flatMap((category, at) =>
      createInBothLanguages('articles', `article-${at}`, `category: ${category}`),
    );
    const all = new TextLibrary(texts).all('articles', 'en');
    const [first] = all;
    expect(first && findRelated(first, all).map(({ slug }) => slug)).toEqual(['article-2', 'article-4', 'article-1']);
  });

  it('group questions by subject, with complete answers', () => {
    const library = new TextLibrary([
      ...createInBothLanguages('questions', 'fee', 'group: money\norder: 1'),
      ...createInBothLanguages('questions', 'deed', 'group: buying\norder: 5'),
    ]);
    expect(toQuestionGroups(library, 'ar')).toMatchObject([
      { group: 'buying', questions: [{ slug: 'deed' }] },
      {
        group: 'money',
        questions: [
          {
            question: 'fee-ar',
            also: 'fee-en Summary',
            answer: [
              { kind: 'text', spans: [{ text: 'Body.' }] },
              { kind: 'heading', spans: [{ text: 'Part' }] },
              { kind: 'text', spans: [{ text: 'More.' }] },
            ],
          },
        ],
      },
    ]);
  });

  it('include the version and the pending reviewer', () => {
    expect(toTextPage(text('pages', 'terms', 'review: lawyer', 'en'))).toMatchObject({
      date: '2026-11-01',
      checked: '2026-11-02',
      version: 3,
      review: 'lawyer',
      sources: [],
    });
    expect(toTextPage(text('pages', 'about', '', 'en')).review).toBeNull();
  });
});

describe('A summary of an article', () => {
  const summarize = (frontMatter: string, language: Language) =>
    toArticleSummary(text('articles', 'lease', frontMatter, language) as Text<'articles'>);

  it('contains its cover, described in its language', () => {
    expect(summarize('category: law\ncover: desk', 'en').cover?.alt).toMatch(/office/);
    expect(summarize('category: law\ncover: desk', 'ar').cover?.alt).toMatch(/مكتب/);
    expect(summarize('category: law', 'ar').cover).toBeNull();
  });

  it('cannot have an unknown cover', () => {
    expect(() => summarize('category: law\ncover: castle', 'en')).toThrow(/cover/);
  });
});
