import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept } from '../../forms/callForm/calls.stories.ts';
import { ViewingPanel } from './ViewingPanel.tsx';

const texts = ar.messages.viewing;

const meta = preview.meta({
  title: 'Messages/ViewingPanel',
  component: ViewingPanel,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { open: true, isMove: false, onClose: fn(), onSend: fn(accept) },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: texts.suggest })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /السبت 21 نوفمبر، 5:00/ }));
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ starts_at: '2026-11-21T15:00:00.000Z', text: '' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Another time for a proposed or accepted viewing. */
export const Move = meta.story({
  args: { isMove: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: texts.move })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: en.messages.viewing.suggest })).toBeVisible();
  },
});
