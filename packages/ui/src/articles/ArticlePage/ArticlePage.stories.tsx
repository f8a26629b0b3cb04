import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { article } from '../fixtures.stories.ts';
import { ArticlePage } from './ArticlePage.tsx';

const meta = preview.meta({
  title: 'Articles/ArticlePage',
  component: ArticlePage,
  args: {
    article: article(),
    getArticleHref: ({ slug }: { slug: string }) => `/news/${slug}`,
    backHref: '/news',
    shareUrl: 'https://mashrabiya.example/news/price-per-metre',
    onShared: fn(),
    getHref: getPropertyHref,
    onFavorite: fn(),
  },
  render: (args, { globals }) => {
    const { area, homes, sections, related, sources, ...here } = article(getLanguage(globals));
    const { article: wanted } = args;
    return (
      <ArticlePage
        {...args}
        article={{
          ...here,
          cover: wanted.cover && here.cover,
          area: wanted.area && area,
          homes: homes.slice(0, wanted.homes.length),
          sections: sections.slice(0, wanted.sections.length),
          related: related.slice(0, wanted.related.length),
          sources: sources.slice(0, wanted.sources.length),
        }}
      />
    );
  },
});

const texts = ar.articles.article;

/** The text is at the inline start in a readable width; the contents are beyond its end. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.article.title })).toBeVisible();
    const text = canvas.getByText(/أول ما يُقال لك/).getBoundingClientRect();
    const contents = canvas.getByRole('navigation', { name: texts.contents }).getBoundingClientRect();
    await expect(text.width).toBeLessThanOrEqual(720);
    await expect(contents.right).toBeLessThan(text.left);
    await expect(getComputedStyle(canvas.getByText(/أول ما يُقال لك/)).lineHeight).toMatch(/^3\d/);
    await expect(canvas.getByRole('heading', { name: /^أحدث العقارات في/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: texts.related })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Law 114 of 1946' })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** One section, no cover, area or related articles: nothing empty is shown. */
export const Short = meta.story({
  args: {
    article: {
      ...article(),
      cover: null,
      area: null,
      homes: [],
      related: [],
      sources: [],
      sections: article().sections.slice(0, 1),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.cover')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /^أحدث العقارات/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: texts.related })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: ar.articles.text.sources })).toBeNull();
  },
});
