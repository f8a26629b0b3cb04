import { toPlainText } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { InvalidTextError, parseText, parseTextName } from './parseText.ts';

const FRONT = `title: Before you sign
summary: What to check.
date: 2026-11-25
checked: 2026-11-01
version: 2`;

const createArticle = (frontMatter: string, body = 'Read the contract.') =>
  parseText({
    kind: 'articles',
    slug: 'before-you-sign',
    language: 'en',
    source: `---\n${FRONT}\n${frontMatter}\n---\n\n${body}\n`,
  });
const parseArticle = (body: string) => createArticle('category: buying', body);

describe('Front matter', () => {
  it('is parsed by its kind', () => {
    const { frontMatter } = createArticle(
      'category: law\narea: { gover: 1, city: 12 }\nsources:\n  - title: Law 114\n',
    );
    expect(frontMatter).toMatchObject({
      title: 'Before you sign',
      date: '2026-11-25',
      version: 2,
      category: 'law',
      area: { gover: 1, city: 12 },
      sources: [{ title: 'Law 114' }],
    });
  });

  it.each([
    ['category: gardening', 'category'],
    ['category: law\nauthor: somebody', 'author'],
    ['category: law\ndate: yesterday', 'date'],
    ['category: law\nsources: [{ title: A, url: "javascript:alert(1)" }]', 'sources.0.url'],
    ['category: [', 'articles/before-you-sign.en'],
  ])('is refused with the name of the error: %s', (frontMatter, field) => {
    expect(() =>
      createArticle(frontMatter.includes('date:') ? frontMatter.replace('date', '"date"') : frontMatter),
    ).toThrow(InvalidTextError);
    expect(() => createArticle(frontMatter)).toThrow(field);
  });

  it('is required, with a text below it', () => {
    const parseFile = (source: string) => () => parseText({ kind: 'pages', slug: 'about', language: 'ar', source });
    expect(parseFile('no front matter')).toThrow('no front matter');
    expect(parseFile(`---\n${FRONT}\n---\n`)).toThrow('no text');
    expect(parseFile(`---\n${FRONT}\n---\n${'a'.repeat(100_001)}`)).toThrow('longer');
  });
});

describe('Markdown', () => {
  it('becomes an introduction and sections, whose ids are the same in every language', () => {
    const { opening, sections } = parseArticle(
      'Hello\nthere.\n\n## What to *ask*\n\nAsk.\n\n### More\n\n## متى؟\n\nThen.',
    );
    expect(opening).toEqual([{ kind: 'text', spans: [{ text: 'Hello there.' }] }]);
    expect(sections).toMatchObject([
      {
        id: 'part-1',
        title: 'What to ask',
        blocks: [{ kind: 'text' }, { kind: 'heading', spans: [{ text: 'More' }] }],
      },
      { id: 'part-2', title: 'متى؟' },
    ]);
  });

  it('keeps emphasis and links', () => {
    const [block] = parseArticle('A **strong *word*** and a [*link*](/QAs#deed), <mail@example.com>, `x < y`.').opening;
    expect(block).toEqual({
      kind: 'text',
      spans: [
        { text: 'A ' },
        { text: 'strong ', strong: true },
        { text: 'word', strong: true, emphasis: true },
        { text: ' and a ' },
        { text: 'link', href: '/QAs#deed' },
        { text: ', ' },
        { text: 'mail@example.com', href: 'mailto:mail@example.com' },
        { text: ', x < y.' },
      ],
    });
  });

  it('may have lists, notes and tables', () => {
    const { opening } = parseArticle(
      '1. One\n   - within\n2. Two\n\n> A note\n>\n> of two lines\n\n| a | b |\n|---|---|\n| 1 | **2** |',
    );
    expect(opening).toEqual([
      { kind: 'list', ordered: true, items: [[{ text: 'One' }], [{ text: 'within' }], [{ text: 'Two' }]] },
      { kind: 'note', spans: [{ text: 'A note' }, { text: '\n' }, { text: 'of two lines' }] },
      {
        kind: 'table',
        head: [[{ text: 'a' }], [{ text: 'b' }]],
        rows: [[[{ text: '1' }], [{ text: '2', strong: true }]]],
      },
    ]);
    expect(toPlainText(opening)).toBe('One\nwithin\nTwo\nA note\nof two lines\na · b\n1 · 2');
  });

  it('takes a minute for 200 words', () => {
    expect(parseArticle('word '.repeat(620)).minutes).toBe(3);
    expect(parseArticle('word').minutes).toBe(1);
  });
});

it('Names of texts are parsed', () => {
  expect(parseTextName('pages/about.ar')).toEqual({ kind: 'pages', slug: 'about', language: 'ar' });
  for (const name of ['about.ar', 'pages/About.ar', 'pages/../about.ar', 'pages/about.fr', 'jokes/about.ar'])
    expect(parseTextName(name)).toBeUndefined();
});
