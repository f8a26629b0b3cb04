import type { ArticleSummary } from '@mashrabiya/contract';
import { articleSummaries } from '@mashrabiya/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ArticleCard } from './ArticleCard.tsx';

const [first, , , long] = articleSummaries('ar') as [ArticleSummary, ArticleSummary, ArticleSummary, ArticleSummary];

const meta = preview.meta({
  title: 'Articles/ArticleCard',
  component: ArticleCard,
  args: { article: first, href: '/news/price-per-metre' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(380px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const localizedArticle = articleSummaries(getLanguage(globals)).find(({ slug }) => slug === args.article.slug);
    return <ArticleCard {...args} article={localizedArticle ?? args.article} />;
  },
});

/** One link covers the whole card. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: first.title });
    const card = canvas.getByRole('article', { name: first.title }).getBoundingClientRect();
    await expect(document.elementFromPoint(card.x + card.width / 2, card.y + 40)).toBe(link);
    await expect(canvas.getByText('قراءة دقيقة')).toBeVisible();
    await expect(canvas.getByText('12 أكتوبر 2026')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
});

/** The lattice pattern is above the text. */
export const WithoutCover = meta.story({
  args: { article: long },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: long.title })).toBeVisible();
    await expect(canvasElement.querySelector('picture')).toBeNull();
  },
});

/** A long title is cut after three lines. */
export const LongArabic = meta.story({
  args: { article: { ...long, title: `${long.title}. ${long.title}. ${long.title}` } },
  render: (args) => <ArticleCard {...args} />,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('heading').getBoundingClientRect();
    const { lineHeight } = getComputedStyle(canvas.getByRole('heading'));
    await expect(height).toBeLessThan(3.5 * Number.parseFloat(lineHeight));
  },
});
