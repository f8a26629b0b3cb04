import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleUser } from '../people.stories.ts';
import { ProfileHeader } from './ProfileHeader.tsx';

const meta = preview.meta({
  title: 'Account/ProfileHeader',
  component: ProfileHeader,
  args: { user: sampleUser(), onEdit: fn(), onAddPhone: fn(), onLogout: fn() },
});

const texts = ar.account.profile;

export const Default = meta.story({
  render: (args, { globals }) => <ProfileHeader {...args} user={sampleUser(globals)} />,
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByRole('heading', { level: 1, name: sampleUser().name });
    const edit = canvas.getByRole('button', { name: texts.edit });
    await step('the edit link is at the end: on the left in Arabic', async () => {
      await expect(edit.getBoundingClientRect().right).toBeLessThan(name.getBoundingClientRect().left);
    });
    await step('the number reads left to right', async () => {
      await expect(getComputedStyle(canvas.getByText('0100 000 1234')).direction).toBe('ltr');
    });
    await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: ar.shell.logout }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  args: { user: sampleUser({ locale: 'en' }) },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getAllByRole('button')[0]?.getBoundingClientRect().left).toBeGreaterThan(name.right);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On the narrowest phones the buttons wrap instead of cutting their labels. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
});

/** The verification email can be resent. */
export const Unconfirmed = meta.story({
  args: { user: { ...sampleUser(), email_verified: false }, onResend: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(ar.account.verify.open)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.account.verify.resend }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const NoPhone = meta.story({
  args: { user: { ...sampleUser(), phone: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.addPhone }));
    await expect(args.onAddPhone).toHaveBeenCalledOnce();
  },
});

export const UnconfirmedPhone = meta.story({
  args: { onConfirmPhone: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.confirmPhone }));
    await expect(args.onConfirmPhone).toHaveBeenCalledOnce();
  },
});

export const ConfirmedPhone = meta.story({
  args: { user: { ...sampleUser(), phone_confirmed_on: '2026-11-20' }, onConfirmPhone: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.phoneConfirmed.replace('{{date}}', '20 نوفمبر 2026'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.confirmPhone })).toBeNull();
  },
});

export const ConfirmedPhoneEnglish = meta.story({
  globals: { locale: 'en', viewport: { value: 'phone' } },
  args: { user: { ...sampleUser({ locale: 'en' }), phone_confirmed_on: '2026-11-20' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const LongArabic = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    user: {
      ...sampleUser(),
      name: 'المهندس عبد الرحمن مصطفى كمال الدين أبو المجد الشرقاوي',
      email: 'abdelrahman.mostafa.kamaleldin.elsharkawy@realestate.example.com',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** As high as the loaded header. */
export const Loading = meta.story({
  args: { user: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('button', { name: texts.edit })).toBeVisible();
  },
});
