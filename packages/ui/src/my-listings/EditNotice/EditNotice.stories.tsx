import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EditNotice } from './EditNotice.tsx';

const AT = '2026-11-20T10:00:00Z';
const { edit } = ar.myListings;

const meta = preview.meta({
  title: 'My listings/EditNotice',
  component: EditNotice,
  args: { edit: { at: AT, refusal: null }, previewHref: '/property-preview', onDiscard: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(326px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(edit.pending)).toBeVisible();
    await expect(canvas.getByText('20 نوفمبر 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: edit.discard }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

/** A moderator rejected the edit, with a reason. */
export const Refused = meta.story({
  args: {
    edit: { at: AT, refusal: { reasons: ['pictures'], note: 'الصورة الثالثة لعقار آخر.', is_change: false, at: AT } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(edit.refused)).toBeVisible();
    await expect(canvas.getByText(ar.moderation.reason.pictures)).toBeVisible();
    await expect(canvas.getByText('الصورة الثالثة لعقار آخر.')).toBeVisible();
  },
});

export const Discarding = meta.story({ args: { discarding: true } });
