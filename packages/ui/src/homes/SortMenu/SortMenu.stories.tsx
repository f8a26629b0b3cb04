import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SortMenu } from './SortMenu.tsx';

const meta = preview.meta({
  title: 'Homes/SortMenu',
  component: SortMenu,
  args: { sort: null, onSort: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

const { sort } = ar.vocabulary;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(sort.default)[0]).toBeVisible();
    await expect(canvas.getByText(sort.price_asc)).not.toBeVisible();
  },
});

/** 200 px wide, aligned to the inline end of its button; a choice sets the order and closes. */
export const Open = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const summary = canvasElement.querySelector('summary') ?? canvasElement;
    await userEvent.click(summary);
    const menu = canvas.getByRole('list', { name: ar.homes.bar.sort });
    await expect(menu.getBoundingClientRect().width).toBe(200);
    await expect(menu.getBoundingClientRect().left).toBe(
      canvasElement.querySelector('summary')?.getBoundingClientRect().left,
    );
    await step('choose', async () => {
      await userEvent.click(canvas.getByRole('button', { name: sort.price_asc }));
      await expect(args.onSort).toHaveBeenCalledWith('price_asc');
      await expect(menu).not.toBeVisible();
    });
    await step('open again', async () => {
      await userEvent.click(summary);
      await expect(menu).toBeVisible();
    });
  },
});

/** In English it opens to the left from the right edge of its button. */
export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary') ?? canvasElement;
    await userEvent.click(summary);
    const { right, width } = canvas.getByRole('list').getBoundingClientRect();
    await expect([right, width]).toEqual([summary.getBoundingClientRect().right, 200]);
  },
});

export const Chosen = meta.story({
  args: { sort: 'price_asc' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await expect(canvas.getByRole('button', { name: sort.price_asc })).toHaveAttribute('aria-current', 'true');
  },
});

/** The way back to the list's own order. */
export const BackToRecommended = meta.story({
  args: { sort: 'price_asc' },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: sort.default }));
    await expect(args.onSort).toHaveBeenCalledWith(null);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: sort.default })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: sort.price_asc })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: sort.price_desc })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(canvas.getByText(sort.date_desc)).not.toBeVisible();
  },
});

/** With addresses the options are links: they work before the page is hydrated, and without JavaScript. */
export const Links = meta.story({
  args: { sortHrefOf: (option) => (option ? `?sort=${option}` : '?') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await expect(canvas.getByRole('link', { name: sort.date_asc })).toHaveAttribute('href', '?sort=date_asc');
    await expect(canvas.getByRole('link', { name: sort.default })).toHaveAttribute('href', '?');
  },
});

export const ClosesOutside = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await expect(canvas.getByText(sort.date_desc)).toBeVisible();
    await userEvent.click(document.body);
    await expect(canvas.getByText(sort.date_desc)).not.toBeVisible();
  },
});
