import { ar } from '@mashrabiya/i18n/ar';
import { articleSummaries } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ArticleList } from './ArticleList.tsx';

const meta = preview.meta({
  title: 'Articles/ArticleList',
  component: ArticleList,
  args: {
    articles: articleSummaries('ar'),
    status: 'ready' as const,
    getHref: ({ slug }: { slug: string }) => `/news/${slug}`,
    onRetry: fn(),
  },
  render: (args, { globals }) => (
    <ArticleList {...args} articles={articleSummaries(getLanguage(globals)).slice(0, args.articles.length)} />
  ),
});

const texts = ar.articles.articles;

/** The latest is large above the others, its lattice at the inline start. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [latest, second, third] = canvas.getAllByRole('article');
    const box = latest?.getBoundingClientRect();
    await expect(box?.width).toBeGreaterThan(2 * (second?.getBoundingClientRect().width ?? 0));
    await expect(second?.getBoundingClientRect().x).toBeGreaterThan(third?.getBoundingClientRect().x ?? 0);
    await expect(canvas.getByRole('link', { name: articleSummaries('ar')[1]?.title })).toHaveAttribute(
      'href',
      '/news/instalments-or-cash',
    );
  },
});

export const Loading = meta.story({
  args: { status: 'loading', articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
  },
});

export const Empty = meta.story({
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.empty })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { status: 'failed', articles: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
