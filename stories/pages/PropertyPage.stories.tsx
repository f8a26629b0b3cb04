import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import {
  MAILED_CODE,
  mockCall,
  mockFailure,
  mockPending,
  moderationHandlers,
  property,
  propertyCards,
  similarProperties,
} from '@mashrabiya/mocks';
import { saveSession } from '@mashrabiya/web/session';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const listing = property('ar');

const meta = preview.meta({
  title: 'Pages/Property',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs(`/property-${listing.id}`),
  render: renderPage,
  beforeEach: mockNetwork(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(listing.address);
    await expect(canvas.getByRole('heading', { name: ar.listings.detail.description })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: mockNetwork(() => [mockPending('getProperty')]) });

/** From a list: shows the card's data before the property's own response. */
export const FromCard = meta.story({
  args: createArgs('/listing'),
  beforeEach: mockNetwork(() => [mockPending('getProperty')]),
  play: async ({ canvas, userEvent }) => {
    const address = propertyCards('ar')[0]?.address ?? '';
    const [card] = await canvas.findAllByRole('link', { name: address });
    if (!card) throw new Error('no card');
    await userEvent.click(card);
    await expect(await canvas.findByRole('heading', { level: 1, name: address })).toBeVisible();
    await expect(canvas.getByRole('status', { name: ar.listings.detail.loading })).toBeVisible();
  },
});

/** No similar properties. */
export const Empty = meta.story({
  beforeEach: mockNetwork(() => [
    mockCall('getProperty', ({ language }) => ({ data: property(language), similar_properties: [] })),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(similarProperties('ar').length).toBeGreaterThan(0);
    await expect(canvas.queryByText(similarProperties('ar')[0]?.address ?? '')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getProperty', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ar.pages.property.failed);
  },
});

/** A removed property: says so, and shows similar ones. */
export const Unavailable = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getProperty', 'gone')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.market.gone.title);
    await expect(await canvas.findByRole('heading', { name: ar.listings.detail.similar })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.market.gone.action })).toHaveAttribute('href', '/listing');
  },
});

/** A tap loads the number, which stays. */
export const NumberShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [call] = await canvas.findAllByRole('button', { name: ar.listings.seller.call });
    if (call) await userEvent.click(call);
    await expect((await canvas.findAllByText('0100 123 4567'))[0]).toBeInTheDocument();
  },
});

/** The server limits the number of requests. */
export const NumberRefused = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('addLead', 'too_many_requests')]),
  play: async ({ canvas, userEvent }) => {
    const [call] = await canvas.findAllByRole('button', { name: ar.listings.seller.call });
    if (call) await userEvent.click(call);
    await expect(await canvas.findByText(ar.listings.contact.tooMany)).toBeVisible();
  },
});

/** Lower sections, price comparison and calculator, load when they come near. */
export const PricesAndPayments = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    canvasElement.ownerDocument.querySelector('.calculator')?.scrollIntoView({ behavior: 'instant' });
    await expect(await canvas.findByRole('heading', { name: ar.market.plan.title })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: ar.market.title })).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

const { reporting } = ar;

/** A visitor can report an ad without a login. */
export const Reporting = meta.story({
  beforeEach: mockNetwork(() => moderationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: ar.listings.detail.report }));
    const panel = within(await canvas.findByRole('dialog', { name: reporting.title.ad }));
    await userEvent.click(panel.getByRole('radio', { name: reporting.reason.not_owner }));
    await userEvent.click(panel.getByRole('button', { name: reporting.send }));
    await expect(await panel.findByText(reporting.done)).toBeVisible();
  },
});

/** A link can open the panel. A repeated report shows a message, and keeps the text. */
export const ReportedAlready = meta.story({
  args: createArgs(`/property-${listing.id}?slider=report`),
  beforeEach: mockNetwork(() => [mockFailure('reportProperty', 'reported_already')]),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('dialog', { name: reporting.title.ad }));
    await userEvent.click(panel.getByRole('radio', { name: reporting.reason.sold }));
    await userEvent.type(panel.getByRole('textbox', { name: reporting.noteOptional }), 'بيعت الشهر الماضي');
    await userEvent.click(panel.getByRole('button', { name: reporting.send }));
    await expect(await panel.findByText(getErrorMessage('reported_already', 'ar'))).toBeVisible();
    await expect(panel.getByRole('textbox', { name: reporting.noteOptional })).toHaveValue('بيعت الشهر الماضي');
  },
});

/** Another user logs in in a second tab: an unsent report is removed. */
export const ReportOfOtherUser = meta.story({
  args: createArgs(`/property-${listing.id}?slider=report`),
  beforeEach: mockOwnNetwork(),
  play: async ({ canvas, userEvent }) => {
    const findNote = () => canvas.findByRole('textbox', { name: reporting.noteOptional });
    await userEvent.type(await findNote(), 'بيعت الشهر الماضي');
    saveSession({ token: 'y'.repeat(43), user: { name: 'كريم', email: 'karim@example.com', phone: '' } });
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await waitFor(async () => expect(await findNote()).toHaveValue(''));
  },
});

/** A visitor writes without an account: a mailed code confirms the address, and a password is offered. */
export const VisitorMessage = meta.story({
  args: createArgs(`/property-${listing.id}?slider=message`),
  beforeEach: (context) => {
    sessionStorage.clear();
    mockNetwork(() => [
      mockCall('getLoginMethods', () => ({ data: { has_password: false, identities: [] } })),
      mockCall('listPasskeys', () => ({ data: [] })),
    ])(context);
  },
  play: async ({ canvas, userEvent, step }) => {
    const { enquiry, visitor, offer } = ar.messages;
    const panel = within(await canvas.findByRole('dialog', { name: ar.listings.seller.messageSeller }));
    await userEvent.click(await panel.findByRole('button', { name: enquiry.question.available }));
    await userEvent.type(panel.getByRole('textbox', { name: ar.forms.fields.name }), 'منى السيد');
    await userEvent.type(panel.getByRole('textbox', { name: ar.forms.fields.email }), 'mona@example.com');
    await userEvent.click(panel.getByRole('button', { name: visitor.next }));
    const code = await panel.findByRole('textbox', { name: visitor.code });
    await step('a wrong code', async () => {
      await userEvent.type(code, '000000{Enter}');
      await expect((await panel.findAllByText(getErrorMessage('email_code_wrong', 'ar'))).length).toBeGreaterThan(0);
      await userEvent.clear(code);
    });
    await userEvent.type(code, `${MAILED_CODE}{Enter}`);
    await expect(await panel.findByText(enquiry.sent)).toBeVisible();
    const account = within(await panel.findByRole('region', { name: offer.title }));
    await expect(account.getByRole('link', { name: offer.set })).toHaveAttribute(
      'href',
      '/profile?tab=security&slider=password',
    );
    await userEvent.click(account.getByRole('button', { name: offer.dismiss }));
    await expect(panel.queryByRole('region', { name: offer.title })).toBeNull();
  },
});

export const NotFound = meta.story({
  beforeEach: mockNetwork(() => [mockFailure('getProperty', 'not_found')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ar.common.goHome })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
