import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { article } from '../fixtures.stories.ts';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

/** The article's sections in the story's language; others stay unchanged. */
const localized = (
  sections: TableOfContentsProps['sections'],
  language: ReturnType<typeof getLanguage>,
): TableOfContentsProps['sections'] => {
  const localizedSections = article(language).sections;
  return sections.map((section) => localizedSections.find(({ id }) => id === section.id) ?? section);
};

const meta = preview.meta({
  title: 'Articles/TableOfContents',
  component: TableOfContents,
  args: { sections: article().sections, label: ar.articles.article.contents },
  render: ({ sections, ...args }, { globals }) => {
    const language = getLanguage(globals);
    const parts = localized(sections, language);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))', gap: 28 }}>
        <TableOfContents {...args} sections={parts} label={(language === 'ar' ? ar : en).articles.article.contents} />
        <div>
          {parts.map(({ id, title }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} style={{ minBlockSize: '60vh' }}>
              <h2 id={`${id}-title`}>{title}</h2>
            </section>
          ))}
        </div>
      </div>
    );
  },
});

const FIRST = /المساحة الصافية/;
const SECOND = /قارن بما بيع/;

/** Each section has a link; the current one is marked. */
export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(args.sections.length);
    await expect(link(SECOND)).toHaveAttribute('href', '#part-2');
    await step('at the top the first section is current', async () => {
      await waitFor(() => expect(link(FIRST)).toHaveAttribute('aria-current', 'location'));
    });
    await step('further down the second one is', async () => {
      canvas.getByRole('region', { name: SECOND }).scrollIntoView({ behavior: 'instant' });
      await waitFor(() => expect(link(SECOND)).toHaveAttribute('aria-current', 'location'));
      await expect(link(FIRST)).not.toHaveAttribute('aria-current');
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(link(FIRST)).toHaveAttribute('aria-current', 'location'));
  },
});

/** Numbers are before the titles, at the inline start. */
export const Numbered = meta.story({
  args: { numbered: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: SECOND });
    await expect(link).toHaveTextContent(/^2\./);
    const number = canvas.getByText('2').getBoundingClientRect();
    const { left, right } = link.getBoundingClientRect();
    await expect(number.left).toBeGreaterThan((left + right) / 2);
  },
});

/** Collapsed on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.label, expanded: false })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Collapses after a choice, and expands on a press. The story keeps its URL. */
export const Open = meta.story({
  args: { onClick: (event) => event.preventDefault() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('link', { name: SECOND }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: SECOND })).toBeVisible();
  },
});

export const LongArabic = meta.story({
  args: {
    numbered: true,
    sections: [
      {
        id: 'papers',
        title: 'الأوراق التي تطلبها من البائع قبل أن تدفع العربون، وكيف تتأكد من صحة كل ورقة منها في الشهر العقاري',
      },
      { id: 'fees', title: 'الرسوم' },
      { id: 'handover', title: 'ما الذي تعاينه يوم الاستلام إن كانت الشقة نصف تشطيب في عمارة لم تكتمل مرافقها بعد' },
    ],
  },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation');
    await expect(contents.scrollWidth).toBeLessThanOrEqual(contents.clientWidth);
  },
});

export const LongEnglish = meta.story({
  args: {
    numbered: true,
    sections: [
      {
        id: 'papers',
        title: 'The papers to ask of a seller before you pay a deposit, and how to have each of them checked',
      },
      { id: 'fees', title: 'Fees' },
      { id: 'handover', title: 'What to look at on the day of the handover when a flat is only half finished' },
    ],
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation');
    await expect(contents.scrollWidth).toBeLessThanOrEqual(contents.clientWidth);
  },
});
