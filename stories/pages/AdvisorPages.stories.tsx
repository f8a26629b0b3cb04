import { ar } from '@mashrabiya/i18n/ar';
import { advisorApplication, advisors, cities, mockCall, mockFailure, mockUser } from '@mashrabiya/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { pressShortcut } from '../../packages/ui/src/moderation/shortcuts/stories.ts';
import { AppStory } from '../support/AppStory.tsx';
import {
  createArgs,
  mockNetwork,
  mockOwnNetwork,
  mockRoleNetwork,
  pageParameters,
  renderPage,
} from '../support/page.tsx';

const texts = ar.people;
const [first, second] = advisors('ar');
const application = advisorApplication('ar');

const meta = preview.meta({
  title: 'Pages/Advisors',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/advisors'),
  render: renderPage,
  beforeEach: (context) => {
    sessionStorage.removeItem('advisor-draft');
    mockNetwork()(context);
  },
});

/** A card links to its advisor; a specialty filters the list. */
export const List = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: first?.name })).toHaveAttribute(
      'href',
      `/provider/${first?.user_id}`,
    );
    await userEvent.click(canvas.getByRole('radio', { name: ar.vocabulary.type.coastal }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: first?.name })).toBeNull());
    await expect(await canvas.findByRole('link', { name: second?.name })).toBeVisible();
  },
});

/** A city without advisors can be chosen, and shows an empty state. */
export const CityWithoutAdvisors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const city = canvas.getByRole('combobox', { name: texts.filters.city });
    const free = cities('ar').find(({ name }) => !advisors('ar').some(({ city_name }) => city_name === name));
    await userEvent.type(city, free?.name ?? '');
    await userEvent.click(await screen.findByRole('option', { name: free?.name }));
    await expect(await canvas.findByRole('heading', { name: texts.advisors.none })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: new RegExp(free?.name ?? 'none') })).toBeVisible();
  },
});

export const NoneInCity = meta.story({
  args: createArgs('/advisors?city=9999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.advisors.none })).toBeVisible();
  },
});

export const ListFailed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('listAdvisors')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.advisors.failed)).toBeVisible();
  },
});

/** A visitor reads the requirements, fills in the form, and is asked to log in. */
export const ApplySignedOut = meta.story({
  args: createArgs('/apply-advisor'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.apply.name }), 'كريم');
    await expect(canvas.getByRole('region', { name: texts.apply.requirements })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.apply.login }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await expect(sessionStorage.getItem('advisor-draft')).toContain('كريم');
  },
});

/** Restores the draft after a reload, and prefills the user's data. */
export const Apply = meta.story({
  args: createArgs('/apply-advisor'),
  beforeEach: (context) => {
    mockOwnNetwork()(context);
    const draft = { about: 'أعرف المعادي.', age: 34, category: 'land', places: [] };
    sessionStorage.setItem('advisor-draft', JSON.stringify({ ownerEmail: mockUser('ar').email, draft }));
  },
  play: async ({ canvas, userEvent }) => {
    // The disabled form is replaced by a filled-in one.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.apply.about })).toHaveValue('أعرف المعادي.'));
    await expect(canvas.getByRole('textbox', { name: texts.apply.email })).toHaveValue(mockUser('ar').email);
    await userEvent.click(canvas.getByRole('button', { name: texts.apply.send }));
    await expect((await canvas.findAllByText(ar.forms.problem.picture_required)).length).toBeGreaterThan(0);
  },
});

export const Pending = meta.story({
  args: createArgs('/apply-advisor'),
  beforeEach: mockOwnNetwork(() => [mockCall('getApplication', () => ({ data: application }))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.apply.state.pending })).toBeVisible();
  },
});

/** Shows the reason of a rejection, and starts with the previous application. */
export const Rejected = meta.story({
  args: createArgs('/apply-advisor'),
  beforeEach: mockOwnNetwork(() => [
    mockCall('getApplication', () => ({ data: { ...application, state: 'rejected', reason: 'أرسل صورة واضحة.' } })),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('أرسل صورة واضحة.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.apply.again }));
    await expect(await canvas.findByRole('textbox', { name: texts.apply.experience })).toHaveValue(
      application.experience,
    );
  },
});

/** A moderator accepts with one key; then the queue is empty. */
export const Queue = meta.story({
  args: createArgs('/moderation?view=advisors'),
  beforeEach: mockRoleNetwork('moderator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: application.name })).toBeVisible();
    await pressShortcut('a');
    await waitFor(() => expect(canvas.getByRole('region', { name: ar.moderation.advisors.empty })).toHaveFocus());
  },
});

/** A moderator accepts an application and undoes it. */
export const QueueUndone = meta.story({
  args: createArgs('/moderation?view=advisors'),
  beforeEach: mockRoleNetwork('moderator'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: application.name })).toBeVisible();
    await pressShortcut('a');
    await userEvent.click(await canvas.findByRole('button', { name: ar.moderation.undo.do }));
    // The decided application leaves before it comes back.
    await waitFor(() => expect(canvas.getByRole('article', { name: application.name })).toBeVisible());
  },
});

/** A moderator keeps a reported review. */
export const ReportedReviews = meta.story({
  args: createArgs('/moderation?view=reviews'),
  beforeEach: mockRoleNetwork('moderator'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ar.moderation.reviews.keep }));
    await waitFor(() => expect(canvas.getByRole('region', { name: ar.moderation.reviews.empty })).toHaveFocus());
  },
});
