import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import {
  errorResponse,
  mockCall,
  mockFailure,
  mockPending,
  moderationHandlers,
  myListingsHandlers,
  ownAds,
} from '@mashrabiya/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, mockRoleNetwork, pageParameters, renderPage } from '../support/page.tsx';

const {
  bulk,
  card,
  list,
  table: tableTexts,
  sold,
  statistics,
  run,
  remove,
  email,
  phone,
  preview: previewTexts,
} = ar.myListings;
const { listings, reports, log, views } = ar.moderation;
const AD_ID = ownAds('ar')[0]?.id ?? '';

const meta = preview.meta({
  title: 'Pages/My listings and moderation',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/myproperties'),
  render: renderPage,
  beforeEach: mockOwnNetwork(() => myListingsHandlers()),
});

const findFirstMenu = async (canvas: Pick<ReturnType<typeof within>, 'findAllByRole'>) =>
  (await canvas.findAllByRole('button', { name: new RegExp(card.more.split(':')[0] ?? '') }))[0] as HTMLElement;

const PHONE = { viewport: { value: 'phone' } };

/** An ad in each status, one near its end, a paused one and a sold one; cards on a phone. */
export const MyAds = meta.story({
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(run.paused)).toBeVisible();
    await expect(canvas.getByRole('button', { name: run.resume })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
});

/** On a desktop, a table; actions on several ads need one press. */
export const MyAdsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: ar.shell.links.myProperties }));
    await expect(await table.findAllByRole('rowheader')).toHaveLength(7);
    await userEvent.click(table.getByRole('checkbox', { name: tableTexts.selectAll }));
    const actions = within(canvas.getByRole('group', { name: bulk.label }));
    await expect(actions.getByRole('status')).toHaveTextContent('7');
    await userEvent.click(actions.getByRole('button', { name: new RegExp(run.pause) }));
    await expect(await canvas.findByText(bulk.done_two)).toBeInTheDocument();
    // Paused ads are no longer selected.
    await expect(actions.getByRole('status')).toHaveTextContent('5');
    await userEvent.click(actions.getByRole('button', { name: bulk.clear }));
    await expect(canvas.queryByRole('group', { name: bulk.label })).toBeNull();
  },
});

/** Renews only the selected ads that can be renewed; one that fails stays selected, and its error stays in the dialog. */
export const RenewSelected = meta.story({
  beforeEach: mockOwnNetwork(() => {
    let credits = 1;
    return [
      mockCall('getAdCounts', () => ({
        data: { basic: credits, elite: 0, superior: 0, expires_at: null, has_plan: false },
      })),
      mockCall('renewProperty', ({ params, language }) => {
        const data = ownAds(language).find(({ id }) => id === params.id);
        if (!data || credits === 0) return errorResponse('no_ads_left');
        credits--;
        return { code: 200 as const, data };
      }),
      ...myListingsHandlers(),
    ];
  }),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: ar.shell.links.myProperties }));
    await table.findAllByRole('rowheader');
    await userEvent.click(table.getByRole('checkbox', { name: tableTexts.selectAll }));
    const actions = within(canvas.getByRole('group', { name: bulk.label }));
    await userEvent.click(actions.getByRole('button', { name: `${run.renew} (3)` }));
    const dialog = within(await screen.findByRole('dialog', { name: run.renewTitle }));
    await userEvent.click(await dialog.findByRole('radio', { name: /عادي/ }));
    await userEvent.click(dialog.getByRole('button', { name: run.renew }));
    await expect(await dialog.findByText(getErrorMessage('no_ads_left', 'ar'))).toBeVisible();
    await expect(actions.getByRole('status', { hidden: true })).toHaveTextContent('6');
  },
});

export const MyAdsSearch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: ar.shell.links.myProperties });
    const field = canvas.getByRole('searchbox', { name: list.search });
    await userEvent.type(field, 'xyz');
    await expect(await canvas.findByText(list.noMatch)).toBeVisible();
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(7));
  },
});

/** The URL names the popup and the ad, so that Back closes it. */
export const RemovePopup = meta.story({
  args: createArgs(`/myproperties?slider=delete-property&item=${AD_ID}`),
  play: async () => {
    const popup = within(await screen.findByRole('alertdialog', { name: remove.title }));
    await expect(popup.getByText(ownAds('ar')[0]?.address ?? '')).toBeVisible();
  },
});

export const MyAdsEmpty = meta.story({
  beforeEach: mockOwnNetwork(() => myListingsHandlers(() => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(list.empty)).toBeVisible();
  },
});

export const MyAdsLoading = meta.story({
  beforeEach: mockOwnNetwork(() => [mockPending('listOwnProperties'), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: ar.shell.links.myProperties })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const MyAdsFailed = meta.story({
  beforeEach: mockOwnNetwork(() => [mockFailure('listOwnProperties', 'forbidden'), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(list.failed)).toBeVisible();
  },
});

export const MyAdsBlocked = meta.story({
  beforeEach: mockOwnNetwork(() =>
    myListingsHandlers(ownAds, { reason: 'إعلانات لعقارات غير موجودة', at: '2026-11-19T08:00:00.000Z' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('إعلانات لعقارات غير موجودة')).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/**
 * Several visitors report a property as sold: its owner confirms availability with one press, and the question
 * disappears.
 */
export const SoldQuestion = meta.story({
  beforeEach: mockOwnNetwork(() => {
    let soldQuestionAt: string | null = '2026-11-19T08:00:00.000Z';
    const getFirstAds = (language: 'ar' | 'en') =>
      ownAds(language)
        .slice(0, 1)
        .map((ad) => ({ ...ad, sold_asked_at: soldQuestionAt }));
    const confirmed = mockCall('confirmProperty', ({ language }) => {
      soldQuestionAt = null;
      const [data] = getFirstAds(language);
      return data ? { code: 200 as const, data } : errorResponse('not_found');
    });
    return [confirmed, ...myListingsHandlers(getFirstAds)];
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: sold.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: run.confirm }));
    await expect(await canvas.findByText(run.confirmed)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: sold.title })).toBeNull());
  },
});

/** Ad of a user with an unverified email, who can resend the message. */
export const MyAdsPendingEmail = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockCall('resendVerification', () => ({ code: 200, data: true })),
    ...myListingsHandlers((language) =>
      ownAds(language).map((ad) => ({ ...ad, waits_for_email: ad.availability === 1 })),
    ),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: email.resend }));
    await expect(await canvas.findByText(email.sent)).toBeVisible();
    await expect(canvas.getByText(run.waitsForEmail)).toBeVisible();
  },
});

export const MyAdsEmailTooSoon = meta.story({
  beforeEach: mockOwnNetwork(() => [
    mockFailure('resendVerification', 'retry_too_soon'),
    ...myListingsHandlers((language) =>
      ownAds(language).map((ad) => ({ ...ad, waits_for_email: ad.availability === 1 })),
    ),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: email.resend }));
    await expect(await screen.findByText(getErrorMessage('retry_too_soon', 'ar'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: email.resend })).toBeEnabled();
  },
});

/** Opens the phone prompt for a user without a number. */
export const MyAdsWithoutPhone = meta.story({
  beforeEach: (context) => {
    mockOwnNetwork(() => myListingsHandlers())(context);
    localStorage.setItem('phone', '');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: phone.add }));
    await expect(await screen.findByRole('dialog', { name: ar.account.phonePrompt.title })).toBeVisible();
  },
});

export const MyAdsSold = meta.story({
  args: createArgs('/myproperties?state=closed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(run.closedChip.sold)).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
});

/** Asks for a level, and confirms the renewal. */
export const Renew = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: run.renew });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('radio', { name: /سوبيريور/ }));
    const dialog = within(screen.getByRole('dialog', { name: run.renewTitle }));
    await userEvent.click(dialog.getByRole('button', { name: run.renew }));
    // Panels close by the browser's history, which a story lacks: e2e/myListings.spec.ts tests it.
    await expect(await canvas.findByText(run.renewed)).toBeInTheDocument();
  },
});

/** The last ad was used meanwhile: shows an error, and the pack links to the plans. */
export const RenewRefused = meta.story({
  beforeEach: mockOwnNetwork(() => {
    let superior = 1;
    return [
      mockCall('getAdCounts', () => ({ data: { basic: 3, elite: 1, superior, expires_at: null, has_plan: false } })),
      mockCall('renewProperty', () => {
        superior = 0;
        return errorResponse('no_ads_left');
      }),
      ...myListingsHandlers(),
    ];
  }),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: run.renew });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('radio', { name: /سوبيريور/ }));
    const dialog = within(screen.getByRole('dialog', { name: run.renewTitle }));
    await userEvent.click(dialog.getByRole('button', { name: run.renew }));
    await expect(await dialog.findByText(getErrorMessage('no_ads_left', 'ar'))).toBeVisible();
    await expect(await dialog.findByRole('link', { name: /سوبيريور/ })).toHaveAttribute(
      'href',
      '/plans?back=%2Fmyproperties',
    );
  },
});

/** Asks for the reason of closing an ad. */
export const Close = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findFirstMenu(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: run.close }));
    await userEvent.click(await screen.findByRole('button', { name: run.closeNow }));
    await expect(await canvas.findByText(run.closed)).toBeInTheDocument();
  },
});

export const Pause = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findFirstMenu(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: run.pause }));
    await expect(await canvas.findByText(run.pauseDone)).toBeInTheDocument();
  },
});

/** A failed removal shows no message, and the popup is as before (specification, section 4). */
export const Remove = meta.story({
  play: async ({ canvas, userEvent }) => {
    // An open popup hides the table from role queries.
    const { length } = await canvas.findAllByRole('rowheader');
    await userEvent.click(await findFirstMenu(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: card.remove }));
    await userEvent.click(await screen.findByRole('button', { name: remove.confirm }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(length - 1));
  },
});

export const Statistics = meta.story({
  args: createArgs(`/ad-statistics-${AD_ID}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(statistics.sources)).toBeVisible();
    await expect(canvas.getByRole('button', { name: statistics.csv })).toBeVisible();
  },
});

export const StatisticsLoading = meta.story({
  args: createArgs(`/ad-statistics-${AD_ID}`),
  beforeEach: mockOwnNetwork(() => [mockPending('getAdStatistics'), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.myListings.chart.loading)).toBeVisible();
  },
});

export const StatisticsFailed = meta.story({
  args: createArgs(`/ad-statistics-${AD_ID}`),
  beforeEach: mockOwnNetwork(() => [mockFailure('getAdStatistics', 'too_many_requests'), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(statistics.failed)).toBeVisible();
  },
});

/** An invalid id in the URL shows that there is no such ad, not a validation error. */
export const StatisticsMissing = meta.story({
  args: createArgs(`/ad-statistics-${AD_ID}`),
  beforeEach: mockOwnNetwork(() => [mockFailure('getAdStatistics', 'invalid_id'), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ar.wizard.missing })).toBeVisible();
  },
});

/** A pending ad, visible to its owner only. */
export const Preview = meta.story({
  args: createArgs(`/ad-preview-${ownAds('ar')[1]?.id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(previewTexts.pending)).toBeVisible();
  },
});

export const PreviewFailed = meta.story({
  args: createArgs(`/ad-preview-${ownAds('ar')[1]?.id}`),
  beforeEach: mockOwnNetwork(() => [mockFailure('previewProperty'), ...myListingsHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(previewTexts.failed)).toBeVisible();
  },
});

/** An ad that is not public. */
export const PreviewUnavailable = meta.story({
  args: createArgs(`/ad-preview-${ownAds('ar')[3]?.id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(previewTexts.off)).toBeVisible();
  },
});

export const Review = meta.story({
  args: createArgs('/moderation'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: listings.accept })).toBeVisible();
  },
});

export const ReviewLoading = meta.story({
  args: createArgs('/moderation'),
  beforeEach: mockRoleNetwork('moderator', () => [mockPending('claimReview'), ...moderationHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: views.reports })).toBeVisible();
  },
});

export const NotModerator = meta.story({
  args: createArgs('/moderation'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.moderation.forbidden)).toBeVisible();
  },
});

export const Reports = meta.story({
  args: createArgs('/moderation?view=reports'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: reports.off_offer })).toBeVisible();
  },
});

export const Log = meta.story({
  args: createArgs('/moderation?view=log'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: views.log })).toBeVisible();
    await expect(canvas.getByText(log.guest)).toBeVisible();
  },
});

export const LogFailed = meta.story({
  args: createArgs('/moderation?view=log'),
  beforeEach: mockRoleNetwork('moderator', () => [mockFailure('listModerationEvents'), ...moderationHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(log.failed)).toBeVisible();
  },
});
