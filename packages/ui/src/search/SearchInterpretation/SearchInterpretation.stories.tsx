import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchInterpretation } from './SearchInterpretation.tsx';

const meta = preview.meta({
  title: 'Search/SearchInterpretation',
  component: SearchInterpretation,
  args: { sentence: 'شقة 3 غرف في المعادي أقل من 5 مليون', plainHref: '/search?plain=1' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(new RegExp(args.sentence ?? ''))).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.savedSearches.suggest.plain })).toHaveAttribute(
      'href',
      args.plainHref,
    );
  },
});

export const English = meta.story({
  args: { sentence: 'villa new cairo installments 4 beds' },
  globals: { locale: 'en' },
});

export const LongArabic = meta.story({
  args: {
    sentence:
      'عايز شقة دورين تلات غرف وحمامين في التجمع الخامس أو مدينة نصر نص تشطيب بالتقسيط ومن غير فوايد لحد 6 مليون',
  },
});

/** The sentence names neither sale nor rent. */
export const BothActions = meta.story({
  args: { sentence: 'villa in 6 October', getActionHref: (action) => `/search?action=${action}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(ar.savedSearches.suggest.bothActions);
    const { forsell, forrent } = ar.vocabulary.action;
    await expect(canvas.getByRole('link', { name: forsell })).toHaveAttribute('href', '/search?action=forsell');
    await expect(canvas.getByRole('link', { name: forrent })).toHaveAttribute('href', '/search?action=forrent');
  },
});

/** In the search box's panel, which shows no filters of its own. */
export const WithFilters = meta.story({
  args: { filters: ['للبيع', 'شقة', 'المعادي', 'حتى 5 مليون ج.م', 'غرف النوم: 3'] },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: ar.savedSearches.suggest.asFilters });
    await expect(list.children).toHaveLength(args.filters?.length ?? 0);
  },
});

/** One word sorts, another is unused. */
export const UnusedWords = meta.story({
  args: { sentence: 'شقة هادية في المعادي زعفرانية', preferred: 'هادية', unused: ['زعفرانية'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(ar.savedSearches.suggest.preferred.replace('{{words}}', 'هادية'));
    await expect(canvasElement).toHaveTextContent(ar.savedSearches.suggest.unused_one.replace('{{words}}', 'زعفرانية'));
  },
});

export const OnlyUnused = meta.story({
  args: { sentence: undefined, plainHref: undefined, unused: ['moonbase', 'teleport'] },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const text = en.savedSearches.suggest.unused_other.replace('{{words}}', 'moonbase, teleport');
    await expect(canvasElement).toHaveTextContent(text);
  },
});
