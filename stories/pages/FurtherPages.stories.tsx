import type { CallName } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { createHandlers, seller } from '@mashrabiya/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { failPage } from '../support/failures.ts';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { common, leads, messages, people } = ar;

/** The second page of a list fails once: the message says it, and the first page stays. */
const meta = preview.meta({
  title: 'Pages/Further pages',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/'),
  render: renderPage,
});

interface FailureStory {
  /** Text of the button that loads the page; absent if the page loads on scroll. */
  more?: string;
  message: string;
  /** Item of the first page. */
  role?: string;
}

const expectFailure =
  ({ more, message, role = 'article' }: FailureStory) =>
  async () => {
    if (more) await userEvent.click(await screen.findByRole('button', { name: more }));
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
    if (more) await expect(screen.queryByRole('button', { name: more })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
  };

/** Handlers, of which the first request of a list's second page fails. */
const failOnce = (call: CallName) => () => {
  let requestCount = 0;
  const isFirstRequest = () => {
    requestCount += 1;
    return requestCount === 1;
  };
  return [failPage(call, 2, createHandlers(), isFirstRequest)];
};

export const Advisors = meta.story({
  args: createArgs('/advisors'),
  beforeEach: mockNetwork(failOnce('listAdvisors')),
  play: expectFailure({ more: common.showMore, message: people.advisors.failed }),
});

export const Reviews = meta.story({
  args: createArgs(`/provider/${seller(0, 'ar').id}`),
  beforeEach: mockNetwork(failOnce('listReviews')),
  play: expectFailure({ more: people.reviews.moreReviews, message: people.reviews.failed }),
});

export const Enquiry = meta.story({
  args: createArgs(`/provider/${seller(0, 'ar').id}?slider=message`),
  beforeEach: mockNetwork(failOnce('listProviderListings')),
  play: expectFailure({
    more: messages.enquiry.moreListings,
    message: messages.enquiry.listingsFailed,
    role: 'combobox',
  }),
});

export const Inbox = meta.story({
  args: createArgs('/messages'),
  beforeEach: mockOwnNetwork(failOnce('listConversations')),
  play: expectFailure({ more: messages.list.more, message: messages.list.failed, role: 'link' }),
});

export const Leads = meta.story({
  args: createArgs('/leads'),
  beforeEach: mockOwnNetwork(failOnce('listLeads')),
  play: expectFailure({ message: leads.list.failed, role: 'rowheader' }),
});
