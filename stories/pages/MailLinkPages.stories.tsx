import { ar } from '@mashrabiya/i18n/ar';
import { errorResponse, mockCall, mockUser } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, network, ownNetwork, page } from '../support/page.tsx';

const { verify, reset } = ar.account;

const meta = preview.meta({
  title: 'Pages/Links from mails',
  component: AppStory,
  parameters: { layout: 'fullscreen' },
  args: at('/verify-email#a-secret'),
  render: page,
  beforeEach: network(),
});

export const Verified = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: verify.doneTitle })).toBeVisible();
    await expect(canvas.getByText(mockUser('ar').email)).toBeVisible();
  },
});

/** Somebody who is logged in asks for another link. */
export const Expired = meta.story({
  beforeEach: ownNetwork(mockCall('verifyEmail', () => errorResponse('link_expired'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: verify.brokenTitle })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: verify.resend })).toBeVisible();
  },
});

/** The address was opened without its secret. */
export const WithoutSecret = meta.story({
  args: at('/verify-email'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: verify.brokenTitle })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.shell.login })).toBeVisible();
  },
});

export const NewPassword = meta.story({
  args: at('/reset-password#a-secret'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: reset.title })).toBeVisible();
  },
});
