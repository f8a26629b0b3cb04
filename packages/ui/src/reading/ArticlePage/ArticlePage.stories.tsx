import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { article, articles } from '../fixtures.stories.ts';
import { ArticlePage } from './ArticlePage.tsx';

const meta = preview.meta({
  tags: ['desk'],
  title: 'Reading/ArticlePage',
  component: ArticlePage,
  args: {
    article: article(),
    related: articles().slice(1),
    hrefOf: ({ id }: { id: string }) => `/news/${id}`,
    backHref: '/news',
    onShare: fn(),
  },
  render: (args, { globals }) => (
    <ArticlePage {...args} article={article(globals)} related={articles(globals).slice(1)} />
  ),
});

const texts = ar.reading.article;

/** The text begins at the inline start, in lines that the eye finds back from; the contents stand past its end. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.article.title })).toBeVisible();
    const text = canvas.getByText(/أول ما يُقال لك/).getBoundingClientRect();
    const contents = canvas.getByRole('navigation', { name: texts.contents }).getBoundingClientRect();
    await expect(text.width).toBeLessThanOrEqual(720);
    await expect(contents.right).toBeLessThan(text.left);
    await expect(getComputedStyle(canvas.getByText(/أول ما يُقال لك/)).lineHeight).toMatch(/^3\d/);
    await userEvent.click(canvas.getByRole('button', { name: texts.share }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

/** The address was copied, which is said aloud. */
export const Shared = meta.story({
  args: { shareOutcome: 'shared' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.shared);
  },
});
