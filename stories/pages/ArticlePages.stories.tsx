import { ar } from '@mashrabiya/i18n/ar';
import {
  articleSummaries,
  findArticle,
  managementTexts,
  mockCall,
  mockFailure,
  mockPending,
  sitePage,
} from '@mashrabiya/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Articles',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/news'),
  render: renderPage,
  beforeEach: mockNetwork(),
});

const article = '/news/price-per-metre';
const { articles } = ar;

/** The latest is large, and each links to its page. */
export const News = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.shell.links.news);
    await expect(await canvas.findAllByRole('article')).toHaveLength(articleSummaries('ar').length);
    await expect(canvas.getByRole('link', { name: articleSummaries('ar')[0]?.title })).toHaveAttribute('href', article);
  },
});

export const NewsLoading = meta.story({ beforeEach: mockNetwork(() => [mockPending('listNews')]) });

export const NewsEmpty = meta.story({
  beforeEach: mockNetwork(() => [mockCall('listNews', () => ({ data: [] }))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: articles.articles.empty })).toBeVisible();
  },
});

export const NewsFailed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('listNews', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(articles.articles.failed);
  },
});

/** Article, then properties of its area. */
export const Article = meta.story({
  args: createArgs(article),
  play: async ({ canvas }) => {
    const { title, area } = findArticle('price-per-metre', 'ar') ?? {};
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(title ?? '-');
    await expect(canvas.getByRole('heading', { name: `أحدث العقارات في ${area?.city_name}` })).toBeVisible();
  },
});

export const ArticleLoading = meta.story({
  args: createArgs(article),
  beforeEach: mockNetwork(() => [mockPending('getArticle')]),
});

export const ArticleFailed = meta.story({
  args: createArgs(article),
  beforeEach: mockNetwork(() => [mockFailure('getArticle', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(articles.text.failed);
  },
});

export const ArticleNotFound = meta.story({
  args: createArgs('/news/nothing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ar.common.goHome })).toBeVisible();
  },
});

/** The fragment of the URL opens its question. */
export const Questions = meta.story({
  args: createArgs('/QAs#refund'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.shell.links.questions);
    const question = await canvas.findByRole('button', { name: 'هل أستطيع استرداد ثمن الباقة؟' });
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
  },
});

export const QuestionsLoading = meta.story({
  args: createArgs('/QAs'),
  beforeEach: mockNetwork(() => [mockPending('getQuestions')]),
});

export const QuestionsFailed = meta.story({
  args: createArgs('/QAs'),
  beforeEach: mockNetwork(() => [mockFailure('getQuestions', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(articles.text.failed);
  },
});

export const Management = meta.story({
  args: createArgs('/managment'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.shell.links.management);
    const [letting] = managementTexts('ar');
    await expect(await canvas.findByRole('heading', { level: 2, name: letting?.title })).toBeVisible();
  },
});

/** The specification also writes it with a capital. */
export const Financial = meta.story({
  args: createArgs('/Financial'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.shell.links.financial);
    const afford = await canvas.findByRole('region', { name: ar.advice.afford.title });
    await userEvent.click(await within(afford).findByRole('button', { name: ar.advice.example }));
    const [withBank] = await within(afford).findAllByRole('link', { name: /للبيع حتى/ });
    await expect(withBank).toHaveAttribute('href', expect.stringMatching(/max_price=\d+$/));
    await expect(await canvas.findByRole('region', { name: ar.advice.rentOrBuy.title })).toBeVisible();
  },
});

/** The introduction is readable while the texts fail to load. */
export const ManagementFailed = meta.story({
  args: createArgs('/managment'),
  beforeEach: mockNetwork(() => [mockFailure('getManagement', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(articles.text.failed);
    await expect(canvas.getByText(articles.management.text)).toBeVisible();
  },
});

export const ManagementLoading = meta.story({
  args: createArgs('/managment'),
  beforeEach: mockNetwork(() => [mockPending('getManagement')]),
});

export const About = meta.story({
  args: createArgs('/about_us'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(sitePage('about', 'ar').title);
  },
});

export const Refund = meta.story({
  args: createArgs('/refund'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(sitePage('refund', 'ar').title);
    await expect(canvas.getByRole('note')).toHaveTextContent(articles.legal.review);
  },
});

export const RefundLoading = meta.story({
  args: createArgs('/refund'),
  beforeEach: mockNetwork(() => [mockPending('getPage')]),
});

export const RefundFailed = meta.story({
  args: createArgs('/refund'),
  beforeEach: mockNetwork(() => [mockFailure('getPage', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(articles.text.failed);
  },
});
