import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import {
  addViewing,
  conversationHandlers,
  conversationSummaries,
  conversations,
  errorResponse,
  mockCall,
  mockFailure,
  mockPending,
  mockUser,
  property,
} from '@mashrabiya/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const texts = ar.messages;
const { viewing } = texts;
const { seller } = ar.listings;
const [withSeller, withBuyer] = conversationSummaries('ar');
if (!withSeller || !withBuyer) throw new Error('No conversations in the fixtures');

/** Network of a logged-in user, without drafts of an earlier story. */
const own =
  (...[createOverrides]: Parameters<typeof mockOwnNetwork>) =>
  (context: Parameters<ReturnType<typeof mockOwnNetwork>>[0]) => {
    sessionStorage.clear();
    localStorage.removeItem('unsent-messages');
    mockOwnNetwork(createOverrides)(context);
  };

const meta = preview.meta({
  title: 'Pages/Messages',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs(`/messages/${withSeller.id}`),
  render: renderPage,
  beforeEach: own(),
});

/** The inbox beside the conversation; opening an unread one marks it as read. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ar.shell.links.messages })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: withSeller.partner?.name })).toBeVisible();
    const inbox = within(await canvas.findByRole('region', { name: texts.list.label }));
    const unreadRow = await inbox.findByRole('link', { name: new RegExp(withBuyer.partner?.name ?? '') });
    await step('the menu is marked while there are unread messages', async () => {
      const menu = canvas.getByRole('button', { name: ar.shell.openMenu });
      await waitFor(() => expect(menu).toHaveAttribute('aria-description', ar.shell.unread_two));
      await expect(unreadRow).toHaveTextContent(ar.shell.unread_two);
      await userEvent.click(unreadRow);
      await expect(await canvas.findByRole('heading', { level: 2, name: withBuyer.partner?.name })).toBeVisible();
      await waitFor(() => expect(unreadRow).not.toHaveTextContent(ar.shell.unread_two));
      await waitFor(() => expect(menu).not.toHaveAttribute('aria-description'));
    });
    await step('a message shows at once', async () => {
      const field = await canvas.findByRole('textbox', { name: texts.form.label });
      await userEvent.type(field, 'نعم، قابل للتفاوض.{Enter}');
      await waitFor(() => expect(field).toHaveValue(''));
      await waitFor(() => expect(unreadRow).toHaveTextContent(`${texts.you}نعم، قابل للتفاوض.`));
    });
  },
});

export const NothingOpen = meta.story({
  args: createArgs('/messages'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.list.choose)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: new RegExp(withSeller.partner?.name ?? '') })).toBeVisible();
  },
});

/** An account that was created by writing to a seller has no password yet; the offer can be declined. */
export const WithoutPassword = meta.story({
  args: createArgs('/messages'),
  beforeEach: own(() => [
    mockCall('getLoginMethods', () => ({ data: { has_password: false, identities: [] } })),
    mockCall('listPasskeys', () => ({ data: [] })),
  ]),
  play: async ({ canvas, userEvent }) => {
    const offer = within(await canvas.findByRole('region', { name: texts.offer.title }));
    await userEvent.click(offer.getByRole('button', { name: texts.offer.mail }));
    await expect(await canvas.findByText(texts.offer.mailed)).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: texts.offer.dismiss }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: texts.offer.title })).toBeNull());
  },
});

export const Empty = meta.story({
  args: createArgs('/messages'),
  beforeEach: own(() => conversationHandlers({ ids: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.list.empty })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.list.emptyAction })).toHaveAttribute('href', '/listing');
    await expect(canvas.queryByText(texts.list.choose)).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: own(() => [mockPending('listConversations'), mockPending('getConversation')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: texts.list.loading })).toBeVisible();
    await expect(canvas.getByRole('status', { name: texts.conversation.loading })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: own(() => [
    mockFailure('listConversations', 'too_many_requests'),
    mockFailure('getConversation', 'too_many_requests'),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.list.failed)).toBeVisible();
    await expect(await canvas.findByText(texts.conversation.failed)).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: own(() => [mockFailure('getConversation', 'not_found')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.conversation.missing)).toBeVisible();
  },
});

/** A message that was not sent stays; a retry sends it with the same id. */
export const Retry = meta.story({
  beforeEach: (context) => {
    const sentIds: string[] = [];
    own(() => [
      mockCall('sendMessage', ({ body }) => {
        sentIds.push(body.id);
        if (sentIds.length === 1) return errorResponse('unexpected');
        if (sentIds[0] !== body.id) throw new Error('A retry must have the same id');
        return {
          data: { id: body.id, text: body.text, is_own: true, sent_at: '2026-11-20T10:00:00.000Z', viewing: null },
        };
      }),
    ])(context);
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: texts.form.label });
    await userEvent.type(field, 'سأكون هناك في الموعد.{Enter}');
    const list = within(canvas.getByRole('group', { name: new RegExp(`${withSeller.partner?.name}`) }));
    await expect(await list.findByText(texts.state.failed)).toBeVisible();
    await expect(list.getByText(/سأكون هناك/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: texts.state.retry }));
    await waitFor(() => expect(list.queryByText(texts.state.failed)).toBeNull());
    await expect(list.getAllByText(/سأكون هناك/)).toHaveLength(1);
  },
});

/** A refusal shows its reason. */
export const Refused = meta.story({
  beforeEach: own(() => [mockFailure('sendMessage', 'partner_unavailable')]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.form.label }), 'مساء الخير{Enter}');
    await expect(await canvas.findByText(getErrorMessage('partner_unavailable', 'ar'))).toBeVisible();
  },
});

/** Earlier messages load on demand. */
export const Earlier = meta.story({
  beforeEach: own(() => [
    mockCall('getConversation', ({ params, query, language }) => {
      const found = conversations(language).find(({ id }) => id === params.id);
      if (!found) throw new Error('No conversation');
      const { messages } = found;
      return query.before === undefined
        ? { data: { ...found, messages: messages.slice(3), has_earlier: true } }
        : { data: { ...found, messages: messages.slice(0, 3), has_earlier: false } };
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.conversation.earlier }));
    await expect(await canvas.findByText(/القطعة متاحة/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: texts.conversation.earlier })).toBeNull();
  },
});

/** Network with a viewing that the seller has proposed. */
const withProposal = own(() =>
  conversationHandlers({
    change: (conversation) =>
      conversation.id === withSeller.id ? addViewing(conversation, { isOwn: false, status: 'proposed' }) : conversation,
  }),
);

/** The proposal is accepted; the bar then offers the calendar file, and the inbox shows the answer. */
export const AcceptViewing = meta.story({
  beforeEach: withProposal,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: viewing.accept }));
    const bar = within(await canvas.findByRole('region', { name: viewing.current }));
    await expect(await bar.findByText(viewing.change.accepted)).toBeVisible();
    await expect(bar.getByRole('button', { name: viewing.calendar })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: viewing.cancel })).toBeVisible();
    const row = await canvas.findByRole('link', { name: new RegExp(withSeller.partner?.name ?? '') });
    await waitFor(() => expect(row).toHaveTextContent(`${texts.you}${viewing.change.accepted}`));
  },
});

/** Another time: the earlier proposal says that it was replaced. */
export const MoveViewing = meta.story({
  beforeEach: withProposal,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: viewing.move }));
    const panel = within(await canvas.findByRole('dialog', { name: viewing.move }));
    await userEvent.click(await panel.findByRole('radio', { name: /السبت 21 نوفمبر، 5:00/ }));
    await userEvent.click(panel.getByRole('button', { name: viewing.send }));
    await expect(await canvas.findByText(viewing.state.moved)).toBeInTheDocument();
    await expect(await canvas.findByText(viewing.withdraw)).toBeInTheDocument();
  },
});

/** A proposal that was answered meanwhile shows why the answer is refused. */
export const ViewingChanged = meta.story({
  beforeEach: own(() => [
    mockCall('answerViewing', () => errorResponse('viewing_changed')),
    ...conversationHandlers({
      change: (conversation) =>
        conversation.id === withSeller.id
          ? addViewing(conversation, { isOwn: false, status: 'proposed' })
          : conversation,
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: viewing.decline }));
    await expect(await canvas.findByText(getErrorMessage('viewing_changed', 'ar'))).toBeVisible();
  },
});

/** A retry after a failure proposes the same time with the same id. */
export const RetryProposal = meta.story({
  beforeEach: (context) => {
    const sentIds: string[] = [];
    own(() => [
      mockCall('proposeViewing', ({ body }) => {
        sentIds.push(body.id);
        if (sentIds.length === 1) return errorResponse('unexpected');
        if (sentIds[0] !== body.id) throw new Error('A retry must have the same id');
        const { id, starts_at, text } = body;
        const message = { id, text, is_own: true, sent_at: '2026-11-20T10:00:00.000Z' };
        return {
          data: {
            message: { ...message, viewing: { id, starts_at, change: 'proposed' as const } },
            viewing: { id, starts_at, status: 'proposed' as const, is_own_proposal: true },
          },
        };
      }),
    ])(context);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: viewing.suggest }));
    const panel = within(await canvas.findByRole('dialog', { name: viewing.suggest }));
    await userEvent.click(await panel.findByRole('radio', { name: /السبت 21 نوفمبر، 5:00/ }));
    await userEvent.click(panel.getByRole('button', { name: viewing.send }));
    await expect(await panel.findByText(ar.forms.errors.unexpected)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: viewing.send }));
    await expect(await canvas.findByText(viewing.withdraw)).toBeInTheDocument();
  },
});

/** A phone shows the inbox alone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: createArgs('/messages'),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('link', { name: new RegExp(withSeller.partner?.name ?? '') });
    await expect(canvas.queryByRole('textbox', { name: texts.form.label })).toBeNull();
    await userEvent.click(row);
    await expect(await canvas.findByRole('heading', { level: 1, name: withSeller.partner?.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: texts.conversation.back }));
    await expect(await canvas.findByRole('heading', { level: 1, name: ar.shell.links.messages })).toBeVisible();
  },
});

/** And the conversation alone: the field is above the bottom navigation. */
export const PhoneConversation = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: texts.form.label });
    const tabs = canvas.getByRole('navigation', { name: ar.shell.mainNavigation });
    await expect(field.getBoundingClientRect().bottom).toBeLessThan(tabs.getBoundingClientRect().top);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: en.shell.links.messages })).toBeVisible();
    await expect(await canvas.findByText(en.messages.state.read)).toBeVisible();
  },
});

/** From a property: a question, then the conversation. */
export const FromProperty = meta.story({
  args: createArgs(`/property-${property('ar').id}`),
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: seller.messageSeller });
    await userEvent.click(link as HTMLElement);
    const panel = within(await canvas.findByRole('dialog', { name: seller.messageSeller }));
    await userEvent.click(await panel.findByRole('button', { name: texts.enquiry.question.available }));
    await userEvent.click(panel.getByRole('button', { name: texts.form.send }));
    await userEvent.click(await panel.findByRole('link', { name: texts.enquiry.open }));
    await expect(await canvas.findByRole('heading', { level: 1, name: ar.shell.links.messages })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: texts.form.label })).toBeVisible();
  },
});

/** From a property: a request for a viewing. */
export const RequestViewing = meta.story({
  args: createArgs(`/property-${property('ar').id}`),
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: seller.requestViewing });
    await userEvent.click(link as HTMLElement);
    const panel = within(await canvas.findByRole('dialog', { name: seller.requestViewing }));
    await userEvent.click(await panel.findByRole('radio', { name: /السبت 21 نوفمبر، 5:00/ }));
    await userEvent.click(panel.getByRole('button', { name: viewing.request }));
    await userEvent.click(await panel.findByRole('link', { name: texts.enquiry.open }));
    await expect(await canvas.findByRole('region', { name: viewing.current })).toHaveTextContent(
      viewing.change.proposed,
    );
    await expect(await canvas.findByRole('button', { name: viewing.withdraw })).toBeVisible();
  },
});

/** The user's own listing offers neither a message nor a viewing. */
export const OwnProperty = meta.story({
  args: createArgs(`/property-${property('ar').id}`),
  beforeEach: own(() => [
    mockCall('getProfile', ({ language }) => ({
      data: { ...mockUser(language), id: property(language).user.id },
    })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: seller.heading })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: seller.messageSeller })).toBeNull());
    await expect(canvas.queryByRole('link', { name: seller.requestViewing })).toBeNull();
  },
});

/** A visitor with an account logs in from the panel, and comes back to it. */
export const LoginFirst = meta.story({
  args: createArgs(`/property-${property('ar').id}`),
  beforeEach: (context) => {
    sessionStorage.clear();
    mockNetwork()(context);
  },
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: seller.messageSeller });
    await userEvent.click(link as HTMLElement);
    const visitorPanel = within(await canvas.findByRole('dialog', { name: seller.messageSeller }));
    const question = texts.enquiry.question.price;
    await userEvent.click(await visitorPanel.findByRole('button', { name: question }));
    await userEvent.click(visitorPanel.getByRole('button', { name: texts.visitor.login }));
    const form = within(await canvas.findByRole('form', { name: ar.account.login.title }));
    await expect(form.getByText(seller.loginToMessage)).toBeVisible();
    await userEvent.type(form.getByLabelText(ar.forms.fields.email), 'nadia.abdelfattah@example.com');
    await userEvent.type(form.getByLabelText(ar.forms.fields.password), 'mashrabiya of oak{Enter}');
    const panel = within(await canvas.findByRole('dialog', { name: seller.messageSeller }));
    await waitFor(() => expect(panel.queryByRole('textbox', { name: ar.forms.fields.email })).toBeNull());
    await expect(await panel.findByRole('textbox', { name: texts.form.label })).toHaveValue(question);
  },
});
