import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { articles } from '../fixtures.stories.ts';
import { ArticleCard, type ArticleSummary } from './ArticleCard.tsx';

const [first, , , bare] = articles() as [ArticleSummary, ArticleSummary, ArticleSummary, ArticleSummary];

const meta = preview.meta({
  title: 'Reading/ArticleCard',
  component: ArticleCard,
  args: { article: first, href: '/news/1' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(380px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <ArticleCard {...args} article={articles(globals).find(({ id }) => id === args.article.id) ?? args.article} />
  ),
});

/** One link covers the card, picture and all. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: first.title });
    const card = canvas.getByRole('article', { name: first.title }).getBoundingClientRect();
    await expect(document.elementFromPoint(card.x + card.width / 2, card.y + 40)).toBe(link);
    await expect(canvas.getByText('قراءة 6 دقائق')).toBeVisible();
    await expect(canvas.getByText('12 أكتوبر 2026')).toBeVisible();
  },
});

/** Without a picture the lattice stands in its place; a long title ends after three lines. */
export const NoPicture = meta.story({ args: { article: bare } });
