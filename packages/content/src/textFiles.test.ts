import { readdirSync } from 'node:fs';
import { toPlainText } from '@mashrabiya/contract';
import { LANGUAGES } from '@mashrabiya/i18n';
import { cities, governorates } from '@mashrabiya/reference';
import { describe, expect, it } from 'vitest';
import covers from '../media/covers.json' with { type: 'json' };
import { getTextName, parseText, type Text } from './parseText.ts';
import { readTextFiles } from './readTextFiles.ts';

const mediaDirectory = new URL('../media/', import.meta.url);
const texts: Text[] = readTextFiles().map(parseText);
const inEach = Object.groupBy(texts, ({ kind, slug }) => `${kind}/${slug}`);
const listBlocks = ({ opening, sections }: Text) => [...opening, ...sections.flatMap(({ blocks }) => blocks)];
const listHrefs = (text: Text) =>
  listBlocks(text).flatMap((block) => {
    const lines = block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [block.spans];
    return lines.flat().flatMap(({ href }) => href ?? []);
  });

describe('The texts of the repository', () => {
  it('exist in both languages, with the same metadata', () => {
    for (const [name, pair = []] of Object.entries(inEach)) {
      expect(pair.map(({ language }) => language).sort(), name).toEqual([...LANGUAGES].sort());
      const [facts, others] = pair.map(
        ({ frontMatter: { title: _, summary: __, sources: ___, ...rest }, sections }) => ({
          ...rest,
          sections: sections.length,
        }),
      );
      expect(facts, name).toEqual(others);
    }
  });

  it('are each in their own language', () => {
    for (const text of texts) {
      const words = toPlainText(listBlocks(text)) + text.frontMatter.title + text.frontMatter.summary;
      const arabic = words.match(/\p{Script=Arabic}/gu)?.length ?? 0;
      const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0;
      expect(text.language === 'ar' ? arabic > latin : latin > arabic, getTextName(text)).toBe(true);
    }
  });

  it('have a cover picture for each article, with all its files', () => {
    for (const text of texts.filter((candidate): candidate is Text<'articles'> => candidate.kind === 'articles'))
      expect(text.frontMatter.cover, getTextName(text)).toBeDefined();
    const files = Object.values(covers).flatMap((cover) => cover.files);
    expect(readdirSync(mediaDirectory).sort()).toEqual([...files, 'covers.json'].sort());
  });

  it('link to existing questions', () => {
    const known = new Set(texts.filter(({ kind }) => kind === 'questions').map(({ slug }) => slug));
    for (const text of texts)
      for (const href of listHrefs(text)) {
        const [, question] = /^\/QAs#(.+)$/.exec(href) ?? [];
        if (question) expect(known, `${getTextName(text)} links ${href}`).toContain(question);
      }
  });

  it('name existing places', () => {
    for (const { kind, slug, frontMatter } of texts) {
      if (kind !== 'articles' || !('area' in frontMatter) || !frontMatter.area) continue;
      const { gover, city } = frontMatter.area;
      expect(
        governorates.some(({ id }) => id === gover),
        slug,
      ).toBe(true);
      if (city)
        expect(
          cities.some(({ id, governorate }) => id === city && governorate.id === gover),
          slug,
        ).toBe(true);
    }
  });
});
