import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SortMenu } from './SortMenu.tsx';

const meta = preview.meta({
  title: 'Listings/SortMenu',
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
const opener = () => document.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? document.body;
const menu = () => screen.findByRole('menu');
const findOption = (name: string) => screen.findByRole('menuitemradio', { name });
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default = meta.story({
  play: async () => {
    await expect(opener()).toHaveTextContent(sort.default);
    await expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

/** 200 px wide, aligned to the inline end of its button; a choice sorts and closes. */
export const Open = meta.story({
  play: async ({ args, userEvent, step }) => {
    await userEvent.click(opener());
    const { left, width } = ((await menu()).closest('.MuiPaper-root') ?? document.body).getBoundingClientRect();
    await expect([left, width]).toEqual([opener().getBoundingClientRect().left, 200]);
    await step('choose', async () => {
      await userEvent.click(await findOption(sort.price_asc));
      await expect(args.onSort).toHaveBeenCalledWith('price_asc');
      await waitUntilClosed();
    });
    await step('open again', async () => {
      await userEvent.click(opener());
      await expect(await menu()).toBeVisible();
    });
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const { right, width } = ((await menu()).closest('.MuiPaper-root') ?? document.body).getBoundingClientRect();
    await expect([right, width]).toEqual([opener().getBoundingClientRect().right, 200]);
  },
});

export const Chosen = meta.story({
  args: { sort: 'price_asc' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(await findOption(sort.price_asc)).toBeChecked();
    await expect(await findOption(sort.price_asc)).toHaveFocus();
  },
});

export const BackToRecommended = meta.story({
  args: { sort: 'price_asc' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(await findOption(sort.default));
    await expect(args.onSort).toHaveBeenCalledWith(null);
    await waitUntilClosed();
  },
});

export const Keyboard = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const first = await findOption(sort.default);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(await findOption(sort.price_asc)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(await findOption(sort.price_desc)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(opener()).toHaveFocus();
  },
});

export const Links = meta.story({
  args: { getSortHref: (option) => (option ? `?sort=${option}` : '?') },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(await findOption(sort.date_asc)).toHaveAttribute('href', '?sort=date_asc');
    await expect(await findOption(sort.default)).toHaveAttribute('href', '?');
  },
});

export const ClosesOutside = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await menu();
    await userEvent.click(document.elementFromPoint(window.innerWidth - 20, 250) ?? document.body);
    await waitUntilClosed();
  },
});
