import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { buildReelId, mockCall, mockFailure, mockUser, moderationHandlers, seller } from '@mashrabiya/mocks';
import { saveSession } from '@mashrabiya/web/session';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { failRefetchAfter } from '../support/failures.ts';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const texts = ar.people;
const { id, name } = seller(0, 'ar');

const meta = preview.meta({
  title: 'Pages/Provider',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs(`/provider/${id}`),
  render: renderPage,
  beforeEach: mockNetwork(),
});

/** A visitor sees everything, and is asked to log in for rating. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(2);
    await userEvent.click(await canvas.findByRole('button', { name: texts.rating.login }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
});

/** The seller's reels come before the listings; the viewer continues with theirs. */
export const Reels = meta.story({
  play: async ({ canvas }) => {
    const rail = within(await canvas.findByRole('region', { name: texts.provider.reels }));
    const [link] = rail.getAllByRole('link');
    await expect(link).toHaveAttribute('href', `/reels/${buildReelId(1)}?seller=${id}`);
  },
});

/** Rates, edits and removes a review. */
export const Rated = meta.story({
  beforeEach: mockOwnNetwork(),
  play: async ({ canvas, userEvent }) => {
    const star = (count: string) => texts.rating.stars_few.replace('{{count}}', count);
    await userEvent.click(await canvas.findByRole('radio', { name: star('3') }));
    await userEvent.click(canvas.getByRole('button', { name: texts.reviews.send }));
    await expect(await canvas.findByRole('region', { name: texts.reviews.own })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('4 تقييمات').length).toBeGreaterThan(0));
    // The user's own review is above the list, and not in it.
    await expect(canvas.getAllByRole('article', { name: mockUser('ar').name })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: texts.reviews.edit }));
    await userEvent.click(await canvas.findByRole('radio', { name: star('5') }));
    await userEvent.click(canvas.getByRole('button', { name: texts.reviews.send }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.reviews.remove }));
    await expect(await canvas.findByRole('heading', { name: texts.reviews.write })).toBeVisible();
  },
});

/** A review that cannot be sent because the session has ended is there again after the next login. */
export const SessionEnded = meta.story({
  beforeEach: mockOwnNetwork(() => [mockFailure('saveReview', 'login_required')]),
  play: async ({ canvas, userEvent }) => {
    const text = 'ردّت بسرعة والإعلان دقيق.';
    const findText = () => canvas.findByRole('textbox', { name: new RegExp(texts.reviews.text) });
    const [star] = await canvas.findAllByRole('radio');
    await userEvent.click(star as HTMLElement);
    const { value: stars } = canvas.getByRole<HTMLInputElement>('radio', { checked: true });
    await userEvent.type(await findText(), text);
    await userEvent.click(canvas.getByRole('button', { name: texts.reviews.send }));
    await expect(await canvas.findByRole('button', { name: texts.rating.login })).toBeVisible();
    saveSession({ token: 'y'.repeat(43), user: mockUser('ar') });
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await expect(await findText()).toHaveValue(text);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', stars);
  },
});

/** A sent review reloads the seller's figures: if that fails, the page stays. */
export const RefetchFailed = meta.story({
  beforeEach: mockOwnNetwork(() => failRefetchAfter('saveReview', 'getProvider')),
  play: async ({ canvas, userEvent }) => {
    const [star] = await canvas.findAllByRole('radio');
    await userEvent.click(star as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: texts.reviews.send }));
    await expect(await canvas.findByRole('region', { name: texts.reviews.own })).toBeVisible();
    await waitFor(() => expect(screen.getByText(texts.reviews.sent)).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  },
});

/** The reviewed user replies, edits and removes the reply. */
export const Replied = meta.story({
  beforeEach: mockOwnNetwork(() => [mockCall('getOwnReview', () => ({ data: null, is_self: true }))]),
  play: async ({ canvas, userEvent }) => {
    const { reviews } = texts;
    const region = { name: reviews.replyOf.replace('{{name}}', name) };
    await waitFor(() => expect(canvas.getAllByRole('region', region)).toHaveLength(1));
    const [reply] = await canvas.findAllByRole('button', { name: reviews.reply });
    if (reply) await userEvent.click(reply);
    await userEvent.type(await canvas.findByRole('textbox', { name: reviews.replyText }), 'شكرًا لك.');
    await userEvent.click(canvas.getByRole('button', { name: reviews.replySend }));
    await waitFor(() => expect(canvas.getAllByRole('region', region)).toHaveLength(2));
    await expect(canvas.getByText('شكرًا لك.')).toBeVisible();
    const [, remove] = canvas.getAllByRole('button', { name: reviews.replyRemove });
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(canvas.getAllByRole('region', region)).toHaveLength(1));
  },
});

/** A reply has its own report link. */
export const ReplyReported = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(`^${texts.reviewReport.replyLink}`) }));
    await expect(await screen.findByRole('dialog', { name: texts.reviewReport.replyTitle })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: texts.reviewReport.reason.insulting }));
    await userEvent.click(screen.getByRole('button', { name: ar.reporting.send }));
    await expect(await screen.findByText(ar.reporting.done)).toBeVisible();
  },
});

/** A review has its own report link. */
export const Reported = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: new RegExp(`^${texts.reviewReport.link}`) });
    if (link) await userEvent.click(link);
    await userEvent.click(await screen.findByRole('radio', { name: texts.reviewReport.reason.untrue }));
    await userEvent.click(screen.getByRole('button', { name: ar.reporting.send }));
    await expect(await screen.findByText(ar.reporting.done)).toBeVisible();
  },
});

/** A visitor can report a user without a login. */
export const UserReported = meta.story({
  beforeEach: mockNetwork(() => moderationHandlers()),
  play: async ({ canvas, userEvent }) => {
    const { reporting } = ar;
    await userEvent.click(await canvas.findByRole('button', { name: texts.provider.more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.provider.report }));
    const panel = within(await screen.findByRole('dialog', { name: reporting.title.person }));
    await userEvent.click(panel.getByRole('radio', { name: reporting.reason.wrong_number }));
    await userEvent.click(panel.getByRole('button', { name: reporting.send }));
    await expect(await panel.findByText(reporting.done)).toBeVisible();
  },
});

/** A repeated report shows a message. */
export const UserReportedAlready = meta.story({
  args: createArgs(`/provider/${id}?slider=reportPerson`),
  beforeEach: mockNetwork(() => [mockFailure('reportProvider', 'reported_already')]),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: ar.reporting.reason.fraud }));
    await userEvent.click(screen.getByRole('button', { name: ar.reporting.send }));
    await expect(await screen.findByText(getErrorMessage('reported_already', 'ar'))).toBeVisible();
  },
});

/** A user chooses the listing, and writes about it. */
export const Message = meta.story({
  beforeEach: mockOwnNetwork(),
  play: async ({ canvas, userEvent }) => {
    const { enquiry, form } = ar.messages;
    sessionStorage.clear();
    const [link] = await canvas.findAllByRole('link', { name: ar.listings.seller.messageSeller });
    if (link) await userEvent.click(link);
    const panel = within(await screen.findByRole('dialog', { name: ar.listings.seller.messageSeller }));
    await userEvent.click(await panel.findByRole('combobox', { name: enquiry.listing }));
    const [option] = await screen.findAllByRole('option');
    if (option) await userEvent.click(option);
    await userEvent.click(await panel.findByRole('button', { name: enquiry.question.available }));
    await userEvent.click(panel.getByRole('button', { name: form.send }));
    await expect(await panel.findByText(enquiry.sent)).toBeVisible();
  },
});

/** A visitor who logs in from the message panel comes back to the listing that was chosen in it. */
export const LoginKeepsListing = meta.story({
  args: createArgs(`/provider/${id}?slider=message`),
  beforeEach: (context) => {
    sessionStorage.clear();
    mockNetwork()(context);
  },
  play: async ({ canvas, userEvent }) => {
    const { enquiry, visitor } = ar.messages;
    const { messageSeller } = ar.listings.seller;
    const visitorPanel = within(await screen.findByRole('dialog', { name: messageSeller }));
    await userEvent.click(await visitorPanel.findByRole('combobox', { name: enquiry.listing }));
    const [option] = await screen.findAllByRole('option');
    if (!option) throw new Error('no listing');
    const listing = option.textContent;
    await userEvent.click(option);
    await userEvent.click(await visitorPanel.findByRole('button', { name: visitor.login }));
    const form = within(await canvas.findByRole('form', { name: ar.account.login.title }));
    await userEvent.type(form.getByLabelText(ar.forms.fields.email), 'nadia.abdelfattah@example.com');
    await userEvent.type(form.getByLabelText(ar.forms.fields.password), 'mashrabiya of oak{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: messageSeller }));
    await waitFor(() => expect(panel.getByRole('combobox', { name: enquiry.listing })).toHaveTextContent(listing));
  },
});

export const NewProvider = meta.story({
  args: createArgs(`/provider/${seller(1, 'ar').id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.reviews.none })).toBeVisible();
  },
});

export const Unavailable = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getProvider', 'gone')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.provider.gone })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getProvider')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.provider.failed)).toBeVisible();
  },
});
