import { ar } from '@mashrabiya/i18n/ar';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { search, savedSearches } = ar;

const meta = preview.meta({
  title: 'Flows/Search',
  component: AppStory,
  parameters: pageParameters,
  globals: { viewport: { value: 'desktop' } },
  args: createArgs('/'),
  render: renderPage,
  beforeEach: mockNetwork(),
});

const searchBox = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const bar = within(canvasElement.querySelector('header.navbar') as HTMLElement);
    return bar.getByRole('combobox', { name: search.searchLabel });
  });
const suggestion = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).findByRole('option', { name });

/** Suggests a place while typing; by keyboard it leads to its listings. */
export const PlaceKeyboard = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const box = await searchBox(canvasElement);
    await userEvent.type(box, 'المعا');
    await suggestion(canvasElement, /^المعادي/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'عقارات في المعادي' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /المعادي/ })).length).toBeGreaterThan(0);
    await expect(box).toHaveValue('المعا');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A sentence becomes filters, and is suggested the next time. */
export const RepeatedSentence = meta.story({
  play: async ({ canvasElement, step }) => {
    const box = await searchBox(canvasElement);
    const sentence = 'شقة في المعادي';
    await step('It becomes filters', async () => {
      await userEvent.type(box, `${sentence}{Enter}`);
      const text = savedSearches.suggest.understood.replace('{{sentence}}', sentence);
      await waitFor(() => expect(canvasElement).toHaveTextContent(text));
    });
    await step('It is offered before any input', async () => {
      await userEvent.clear(box);
      await suggestion(canvasElement, new RegExp(`^${sentence}`));
    });
    await step('It can be cleared', async () => {
      await userEvent.keyboard('{ArrowDown}{Delete}');
      await waitFor(() => expect(within(canvasElement).queryByRole('option')).not.toBeInTheDocument());
    });
  },
});
