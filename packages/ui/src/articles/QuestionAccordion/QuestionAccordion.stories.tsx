import { ar } from '@mashrabiya/i18n/ar';
import { questionGroups } from '@mashrabiya/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { QuestionAccordion } from './QuestionAccordion.tsx';

const meta = preview.meta({
  title: 'Articles/QuestionAccordion',
  component: QuestionAccordion,
  args: { groups: questionGroups('ar'), contactHref: '/contact' },
  render: (args, { globals }) => <QuestionAccordion {...args} groups={questionGroups(getLanguage(globals))} />,
});

const texts = ar.articles.questions;
const isOpen = (question: HTMLElement) => question.closest('button')?.getAttribute('aria-expanded') === 'true';

/** A question opens by pointer or keyboard, its arrow at the inline end. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByText('هل تأخذ مشربية عمولة على البيع؟');
    await userEvent.click(first);
    await expect(isOpen(first)).toBe(true);
    await expect(canvas.getByText(/تتفق مع المعلن مباشرة/)).toBeVisible();
    const answer = canvas.getByRole('region', { name: 'هل تأخذ مشربية عمولة على البيع؟' });
    const arrow = first.closest('button')?.querySelector('svg')?.getBoundingClientRect();
    await expect(arrow?.right).toBeLessThan(first.getBoundingClientRect().left);
    await expect(within(answer).getByRole('link', { name: 'باقات الإعلانات' })).toHaveAttribute('href', '/pricing');
    const link = within(answer).getByRole('link', { name: texts.link });
    await expect(link).toHaveAttribute('href', '#commission');
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

/** A search shows matches of all words in any spelling, with their number. */
export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'العموله');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.found_one);
    await expect(canvas.getByText('هل تأخذ مشربية عمولة على البيع؟')).toBeVisible();
    await expect(canvas.getByText('كم يبقى إعلاني ظاهرًا؟')).not.toBeVisible();
  },
});

/** Finds text in the other language. */
export const SearchingEnglish = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'commission');
    await expect(canvas.getByText('هل تأخذ مشربية عمولة على البيع؟')).toBeVisible();
    await expect(canvas.getByText('كم يبقى إعلاني ظاهرًا؟')).not.toBeVisible();
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'قرض');
    await expect(canvas.getByRole('heading', { name: 'لا توجد أسئلة عن «قرض»' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.ask })).toHaveAttribute('href', '/contact');
  },
});

/** The URL's fragment opens and scrolls to a question. */
export const DeepLink = meta.story({
  args: { openId: 'refund' },
  play: async ({ canvas }) => {
    const wanted = canvas.getByText('هل أستطيع استرداد ثمن الباقة؟');
    await waitFor(() => expect(isOpen(wanted)).toBe(true));
    await expect(wanted.getBoundingClientRect().top).toBeLessThan(innerHeight);
    await expect(isOpen(canvas.getByText('كم يبقى إعلاني ظاهرًا؟'))).toBe(false);
  },
});
