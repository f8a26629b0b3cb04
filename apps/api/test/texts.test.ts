import { InvalidTextError } from '@mashrabiya/content';
import { expect, it } from 'vitest';
import { listTexts, listTextVersions, revertText, setText } from '../src/textLibrary/services/editTexts.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { TEXT_FILES, writeSource } from './fixtures/texts.ts';
import { inEnglish } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const MINUTE_MS = 60_000;

describeBothEngines('Texts', (open) => {
  const api = createFixtureApi(open);
  const createEditing = () => ({ db: api.database.db, now: api.services.clock(), files: TEXT_FILES });
  const fetchTitle = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await api.client.fetchData('getPage', '/pages/privacy', { headers })).title;
  };

  it('of services and finance are in order, in the requested language', async () => {
    const { data: services } = await api.client.fetchAnswer('getManagement', '/management', inEnglish);
    expect(services.map(({ title }) => title)).toEqual(['Letting', 'Collecting rent']);
    const { data: finance } = await api.client.fetchAnswer('getFinancial', '/financial');
    expect(finance).toMatchObject([
      { title: 'القرض', opening: [{ kind: 'table', rows: [[[{ text: '10' }], [{ text: '5' }]]] }] },
    ]);
  });

  it('of news are listed, the latest first', async () => {
    const { data } = await api.client.fetchAnswer('listNews', '/news', inEnglish);
    expect(data.map(({ slug, date, minutes }) => [slug, date, minutes])).toEqual([
      ['lease', '2026-11-10', 1],
      ['papers', '2026-11-01', 1],
      ['mortgage', '2026-10-01', 1],
    ]);
  });

  it('of an article include the next articles and listings of its area', async () => {
    const { data } = await api.client.fetchAnswer('getArticle', '/news/papers', inEnglish);
    expect(data).toMatchObject({
      title: 'Papers of a flat',
      category: 'buying',
      opening: [{ kind: 'text', spans: [{ text: 'Read the ' }, { text: 'contract', strong: true }, { text: '.' }] }],
      sections: [{ id: 'part-1', title: 'When?' }],
      sources: [{ title: 'Law 114 of 1946', url: null }],
      area: { gover: 1, gover_name: 'Cairo', city: 1, city_name: 'Maadi' },
    });
    expect(data.related.map(({ slug }) => slug)).toEqual(['mortgage', 'lease']);
    const newest = await api.client.fetchAnswer('getArea', '/areas/1');
    expect(data.homes.map(({ id }) => id)).toEqual(newest.data.newest.slice(0, 4).map(({ id }) => id));
    const { data: elsewhere } = await api.client.fetchAnswer('getArticle', '/news/lease');
    expect(elsewhere).toMatchObject({ area: null, homes: [] });
  });

  it('of questions are grouped by subject, and searchable in the other language', async () => {
    const { data } = await api.client.fetchAnswer('getQuestions', '/questions', inEnglish);
    expect(data.map(({ group, questions }) => [group, questions.map(({ slug }) => slug)])).toEqual([
      ['buying', ['deed']],
      ['money', ['commission']],
    ]);
    expect(data[1]?.questions[0]).toMatchObject({
      question: 'Do you take a commission?',
      answer: [{ kind: 'text' }, { kind: 'heading', spans: [{ text: 'Why' }] }, { kind: 'text' }],
      also: expect.stringContaining('هل تأخذون عمولة؟'),
    });
  });

  it('of legal pages state that a lawyer’s review is pending', async () => {
    const { data } = await api.client.fetchAnswer('getPage', '/pages/privacy');
    expect(data).toMatchObject({
      title: 'سياسة الخصوصية',
      version: 1,
      review: 'lawyer',
      sections: [{ title: 'ما نحفظه' }],
    });
  });

  it.each([
    ['/news/nothing', 404, ['not_found slug']],
    ['/news/Papers', 404, ['not_found slug']],
    ['/news/..%2F..%2Fetc%2Fpasswd', 404, ['not_found slug']],
    ['/news/__proto__', 404, ['not_found slug']],
    ['/pages/terms', 404, ['not_found slug']],
    ['/pages/imprint', 422, ['invalid_id slug']],
  ])('that are missing return 404: %s', async (path, status, faults) => {
    expect(await api.client.fetchRefusal(path)).toMatchObject({ status, faults });
  });

  it('can be overridden, with a history, and reset', async () => {
    const source = writeSource({ title: 'Privacy, anew', body: 'New.' });
    expect(await setText(createEditing(), 'pages/privacy.en', source)).toContain('public');
    expect(await fetchTitle('en')).toBe('Privacy policy');
    api.advanceTime(MINUTE_MS);
    expect([await fetchTitle('en'), await fetchTitle('ar')]).toEqual(['Privacy, anew', 'سياسة الخصوصية']);
    await setText(createEditing(), 'pages/privacy.en', writeSource({ title: 'Privacy, once more', body: 'Newer.' }));
    expect(await listTexts(createEditing())).toContainEqual(
      expect.stringMatching(/^pages\/privacy\.en {2}edited 2026-11-/),
    );
    api.advanceTime(MINUTE_MS);
    expect(await fetchTitle('en')).toBe('Privacy, once more');
    expect(await revertText(createEditing(), 'pages/privacy.en')).toContain('Reverted');
    api.advanceTime(MINUTE_MS);
    expect(await fetchTitle('en')).toBe('Privacy policy');
    expect(await listTextVersions(createEditing(), 'pages/privacy.en')).toEqual([
      expect.stringContaining('reverted'),
      expect.stringContaining('characters'),
      expect.stringContaining('characters'),
    ]);
    expect(await revertText(createEditing(), 'pages/privacy.en')).toContain('No edit of');
  });

  it('that are new are public once they exist in both languages', async () => {
    const english = writeSource({ title: 'News', body: 'News.', front: 'category: law', date: '2026-11-19' });
    expect(await setText(createEditing(), 'articles/news.en', english)).toContain('until articles/news.ar exists');
    api.advanceTime(MINUTE_MS);
    expect((await api.client.fetchRefusal('/news/news', inEnglish)).status).toBe(404);
    const arabic = writeSource({ title: 'أخبار', body: 'أخبار.', front: 'category: law', date: '2026-11-19' });
    await setText(createEditing(), 'articles/news.ar', arabic);
    api.advanceTime(MINUTE_MS);
    expect((await api.client.fetchData('getArticle', '/news/news', inEnglish)).title).toBe('News');
  });

  it('that are invalid are refused without a change', async () => {
    const textsBefore = await listTexts(createEditing());
    await expect(setText(createEditing(), 'pages/privacy.en', 'no front matter')).rejects.toThrow(InvalidTextError);
    await expect(setText(createEditing(), 'pages/../privacy.en', '')).rejects.toThrow('invalid name');
    expect(await listTexts(createEditing())).toEqual(textsBefore);
  });

  it('of an older parser are replaced by the repository’s', async () => {
    await api.database.db
      .insertInto('text_version')
      .values({
        id: '01935b8e-0000-7000-8000-000000000001',
        kind: 'pages',
        slug: 'privacy',
        language: 'ar',
        source: 'old',
        created_at: api.services.clock(),
      })
      .execute();
    api.advanceTime(MINUTE_MS);
    expect(await fetchTitle('ar')).toBe('سياسة الخصوصية');
  });

  it('keep every version as written', async () => {
    const change = api.database.db.updateTable('text_version').set({ source: 'other' }).execute();
    await expect(change).rejects.toThrow();
    await expect(api.database.db.deleteFrom('text_version').execute()).rejects.toThrow();
  });
});
