import { ar } from '@mashrabiya/i18n/ar';
import { errorResponse, mockCall, mockUser } from '@mashrabiya/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { verify, reset, social } = ar.account;
const { stop } = ar.savedSearches.alerts;

const meta = preview.meta({
  title: 'Pages/Links from mails',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/verify-email#a-secret'),
  render: renderPage,
  beforeEach: mockNetwork(),
});

export const Verified = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: verify.askTitle })).toBeVisible();
    await expect(canvas.getByText(mockUser('ar').name)).toBeVisible();
    // The same link confirms a new account and a change of address.
    await expect(canvas.getByText(/استخدام البريد/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: verify.confirm }));
    await expect(await canvas.findByRole('heading', { name: verify.doneTitle })).toBeVisible();
    await expect(canvas.getByText(mockUser('ar').email)).toBeVisible();
  },
});

/** A stranger registered with the address. */
export const RegisteredByStranger = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: verify.notMine }));
    await expect(await canvas.findByRole('heading', { name: verify.removedTitle })).toBeVisible();
  },
});

/** A logged-in user requests another link. */
export const Expired = meta.story({
  beforeEach: mockOwnNetwork(() => [mockCall('checkEmailLink', () => errorResponse('link_expired'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: verify.brokenTitle })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: verify.resend })).toBeVisible();
  },
});

/** Opened without the secret. */
export const WithoutSecret = meta.story({
  args: createArgs('/verify-email'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: verify.brokenTitle })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.shell.login })).toBeVisible();
  },
});

/** Used before: by the user, or by a mail scanner. */
export const LinkUsed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockCall('checkEmailLink', () => errorResponse('link_used'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: verify.brokenTitle })).toBeVisible();
  },
});

/** The request failed; the second one gets another error. */
export const Failed = meta.story({
  beforeEach: mockNetwork(() => [mockCall('checkEmailLink', () => errorResponse('unexpected'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: verify.failedTitle })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

/** An expired link is reported before a password is typed. */
export const NewPasswordExpired = meta.story({
  args: createArgs('/reset-password#a-secret'),
  beforeEach: mockNetwork(() => [mockCall('checkResetLink', () => errorResponse('link_expired'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: reset.brokenTitle })).toBeVisible();
    await expect(canvas.getByRole('button', { name: reset.again })).toBeVisible();
  },
});

export const NewPasswordWithoutSecret = meta.story({
  args: createArgs('/reset-password'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: reset.brokenTitle })).toBeVisible();
  },
});

export const NewPassword = meta.story({
  args: createArgs('/reset-password#a-secret'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: reset.title })).toBeVisible();
  },
});

/** Acts only on a press: programs follow links in mails. */
export const StopAlert = meta.story({
  args: createArgs('/stop-alert#a-secret'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: stop.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: stop.action })).toBeVisible();
  },
});

export const AlertStopped = meta.story({
  args: createArgs('/stop-alert#a-secret'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: stop.action }));
    const page = within(canvas.getByRole('main'));
    const done = await page.findByRole('status');
    await expect(done).toHaveTextContent(stop.doneTitle);
    await expect(done).toHaveTextContent('شقق المعادي');
  },
});

export const StopAlertBroken = meta.story({
  args: createArgs('/stop-alert#a-secret'),
  beforeEach: mockNetwork(() => [mockCall('stopAlert', () => errorResponse('link_invalid'))]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: stop.action }));
    await expect(await canvas.findByRole('heading', { name: stop.brokenTitle })).toBeVisible();
  },
});

/** The request failed, and can be retried. */
export const StopAlertFailed = meta.story({
  args: createArgs('/stop-alert#a-secret'),
  beforeEach: mockNetwork(() => [mockCall('stopAlert', () => errorResponse('unexpected'))]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: stop.action }));
    await expect(await canvas.findByRole('heading', { name: stop.failed })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.common.retry })).toBeVisible();
  },
});

/** The provider's window has returned, and could not close itself. */
export const BackFromProvider = meta.story({
  args: createArgs('/login/return'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: social.returned })).toBeVisible();
  },
});
