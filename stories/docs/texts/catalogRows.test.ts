import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@mashrabiya/i18n';
import { describe, expect, it } from 'vitest';
import { listRows } from './catalogRows.ts';
import { catalogNames, getCatalog } from './catalogs.ts';
import { samples } from './sampleValues.ts';

const stories = readFileSync('stories/docs/texts/Texts.stories.tsx', 'utf8');
const sources = catalogNames.flatMap((name) => LANGUAGES.map((language) => JSON.stringify(getCatalog(name, language))));

describe('Texts', () => {
  it('have one story for each catalog', () => {
    const shownCatalogs = [...stories.matchAll(/catalog: '(\w+)'/g)].map(([, name]) => name);
    expect(catalogNames.length).toBeGreaterThan(20);
    expect(shownCatalogs.sort()).toEqual(catalogNames);
  });

  it.each(catalogNames)('of %s have a sample for every option', (name) => {
    const rows = listRows(name);
    expect(rows).not.toEqual([]);
    const sentences = rows.flatMap((row) => LANGUAGES.flatMap((language) => row.sentences[language]));
    expect(sentences.filter((sentence) => /\{\{|\}\}|<|>/.test(sentence))).toEqual([]);
  });

  it('use every sample', () => {
    const isUsed = (name: string) =>
      sources.some((text) => text.includes(`{{${name}}}`) || text.includes(`<${name}/>`));
    expect(Object.keys(samples).filter((name) => !isUsed(name))).toEqual([]);
  });

  it('show each plural form once', () => {
    const bedrooms = listRows('listings').find(({ key }) => key === 'card.bedrooms');
    expect(bedrooms?.sentences.en).toEqual(['1 bedroom', '2 bedrooms']);
    expect(bedrooms?.sentences.ar).toEqual([
      'بدون غرف نوم',
      'غرفة نوم واحدة',
      'غرفتا نوم',
      '3 غرف نوم',
      '11 غرفة نوم',
      '100 غرفة نوم',
    ]);
  });

  it('may have a zero form in English', () => {
    const passkeys = listRows('account').find(({ key }) => key === 'passkeys.count');
    expect(passkeys?.sentences.en).toEqual(['No passkeys yet', '1 passkey', '2 passkeys']);
  });
});
