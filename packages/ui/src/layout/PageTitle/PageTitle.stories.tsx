import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({
  title: 'Layout/PageTitle',
  component: PageTitle,
  args: { title: ar.pages.list.forSale },
});

/** Heading of level 1 at the inline start: on the right in Arabic. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: ar.pages.list.forSale });
    const words = document.createRange();
    words.selectNodeContents(title);
    await expect(words.getBoundingClientRect().right).toBe(title.getBoundingClientRect().right);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const WithNote = meta.story({
  args: { isNoteLive: true, note: ar.pages.list.corrected.replace('{{query}}', 'شقه').replace('{{corrected}}', 'شقة') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

/** The number of results is beside the action, and keeps its line while it is unknown. */
export const WithCount = meta.story({
  args: { action: <Button>{ar.listings.bar.addProperty}</Button>, count: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.count')?.getBoundingClientRect().height).toBe(22);
  },
});

/** A note that comes later does not move the page. */
export const NoteReserved = meta.story({
  args: { isNoteLive: true, reservesNote: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeGreaterThan(20);
  },
});
