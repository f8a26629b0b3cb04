import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ShareFavorites, type ShareFavoritesProps } from './ShareFavorites.tsx';

const { share } = ar.account.favorites;
const findDialog = async () => within(await within(document.body).findByRole('dialog', { name: share.title }));

const meta = preview.meta({
  title: 'Account/ShareFavorites',
  component: ShareFavorites,
  args: {
    open: true,
    onClose: fn(),
    since: null,
    link: undefined,
    onCreate: fn(),
    onRevoke: fn(),
  } as ShareFavoritesProps,
});

export const Default = meta.story({
  play: async ({ args }) => {
    const panel = await findDialog();
    await userEvent.click(panel.getByRole('button', { name: share.make }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(panel.queryByRole('button', { name: share.end })).toBeNull();
  },
});

export const LinkCreated = meta.story({
  args: { since: '2026-11-20T09:00:00Z', link: `https://mashrabiya.example/shared-${'a1B2'.repeat(10)}xyz` },
  play: async ({ args }) => {
    const panel = await findDialog();
    await userEvent.click(panel.getByRole('button', { name: share.end }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
});

export const LinkCreatedBefore = meta.story({
  args: { since: '2026-11-12T09:00:00Z' },
  play: async () => {
    await expect((await findDialog()).getByRole('button', { name: share.again })).toBeVisible();
  },
});

export const Failed = meta.story({ args: { failed: true } });

export const Loading = meta.story({
  args: { since: undefined },
  play: async () => {
    await expect((await findDialog()).getByRole('button', { name: share.make })).toBeDisabled();
  },
});
