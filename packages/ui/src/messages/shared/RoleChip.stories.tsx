import type { ConversationRole } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RoleChip } from './RoleChip.tsx';

const { chip } = ar.messages;

const meta = preview.meta({
  title: 'Messages/RoleChip',
  component: RoleChip,
  args: { role: 'buyer' as ConversationRole },
});

/** An enquiry of the user. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(chip.buyer)).toBeVisible();
  },
});

/** An enquiry about the user's own listing. */
export const Seller = meta.story({
  args: { role: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(chip.seller)).toBeVisible();
  },
});

export const English = meta.story({ args: { role: 'seller' }, globals: { locale: 'en' } });
