import type { ReportCase, ReviewCase } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import {
  companyCase,
  errorResponse,
  mockCall,
  mockFailure,
  mockPending,
  mockUsers,
  mockWeakProfile,
  moderationHandlers,
  ownAds,
  reelReviewHandlers,
  reportCase,
  reviewCase,
  userReportCase,
} from '@mashrabiya/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { pressShortcut } from '../../packages/ui/src/moderation/shortcuts/stories.ts';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockOwnNetwork, mockRoleNetwork, pageParameters, renderPage } from '../support/page.tsx';

const { decision, listings, reports, block, log, people, reason, reels, titles, undo, views } = ar.moderation;
const TOO_MANY = getErrorMessage('too_many_requests', 'ar');
const CHANGED_ADDRESS = 'شارع التسعين، القاهرة الجديدة';
const BLOCK = { reason: 'إعلانات وهمية', at: '2026-11-19T08:00:00.000Z' };

const meta = preview.meta({
  title: 'Pages/Moderation',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/moderation'),
  render: renderPage,
  beforeEach: () => sessionStorage.clear(),
});

const isInSight = (element: Element | undefined) => {
  const { top = -1, bottom = 0, left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
};

/** Queue that shrinks: each decision leads to the next case, the last to an empty queue. */
const mockQueue = (count: number) => {
  const decided = new Set<string>();
  return [
    mockCall('claimReview', ({ query, language }): { data: ReviewCase | null; waiting: number } => {
      const remaining = ownAds(language)
        .slice(0, count)
        .filter(({ id }) => !decided.has(id));
      const card = remaining.find(({ id }) => id !== query.after);
      const foundCase = reviewCase(language);
      const data = card && { ...foundCase, property: { ...foundCase.property, id: card.id, address: card.address } };
      return { data: data ?? null, waiting: remaining.length };
    }),
    mockCall('decideReview', ({ params }) => {
      decided.add(params.id);
      return { code: 200 };
    }),
    mockCall('undoReview', ({ params }) => {
      decided.delete(params.id);
      return { code: 200 };
    }),
    ...moderationHandlers(),
  ];
};

/** Keyboard only: each decision is announced, and the focus moves to the next case, finally to the empty queue. */
export const KeyboardOnly = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => mockQueue(2)),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = ownAds('ar');
    await canvas.findByRole('article', { name: first?.address });
    await pressShortcut('a');
    await waitFor(() => expect(canvas.getByRole('article', { name: second?.address })).toHaveFocus());
    await expect(await canvas.findByText(`${log.kind.accepted}: ${first?.address}`)).toBeInTheDocument();
    await pressShortcut('r');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: reason.pictures })).toHaveFocus());
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: listings.empty })).toHaveFocus());
  },
});

/** A session without a second factor: the console explains how to get in, and calls nothing. */
export const SecondFactorNeeded = meta.story({
  beforeEach: mockOwnNetwork(() => [mockWeakProfile('moderator'), mockFailure('claimReview')]),
  play: async ({ canvas }) => {
    const { staffFactor } = ar.account;
    await expect(await canvas.findByRole('heading', { name: staffFactor.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: staffFactor.action })).toHaveAttribute(
      'href',
      '/profile?tab=security',
    );
  },
});

/** Administrators see background jobs, and retry given-up ones. */
export const BackgroundJobs = meta.story({
  args: createArgs('/moderation?view=jobs'),
  beforeEach: mockRoleNetwork('administrator', moderationHandlers),
  play: async ({ canvas, userEvent }) => {
    const { jobs } = ar.moderation;
    const name = jobs.retryKind.replace('{{kind}}', 'mail');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await within(document.body).findByText(jobs.retried_two)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
});

export const BackgroundJobsFailed = meta.story({
  args: createArgs('/moderation?view=jobs'),
  beforeEach: mockRoleNetwork('administrator', () => [mockFailure('getBackgroundJobs'), ...moderationHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.moderation.jobs.failed, {}, { timeout: 15_000 })).toBeVisible();
  },
});

export const BackgroundJobsLoading = meta.story({
  args: createArgs('/moderation?view=jobs'),
  beforeEach: mockRoleNetwork('administrator', () => [mockPending('getBackgroundJobs'), ...moderationHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: ar.moderation.jobs.loading })).toBeVisible();
  },
});

/** Moderators have no tab of the jobs; its address shows the listings. */
export const BackgroundJobsForbidden = meta.story({
  args: createArgs('/moderation?view=jobs'),
  beforeEach: mockRoleNetwork('moderator', () => mockQueue(1)),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: ownAds('ar')[0]?.address });
    await expect(canvas.queryByRole('tab', { name: views.jobs })).toBeNull();
  },
});

/** Restores an unfinished note after leaving the page. */
export const NotePersists = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => mockQueue(2)),
  play: async ({ canvas, userEvent }) => {
    const note = 'الصور لا تخص هذا العقار';
    await pressShortcut('r');
    await userEvent.type(await canvas.findByRole('textbox', { name: listings.note_ar }), note);
    await userEvent.click(canvas.getByRole('tab', { name: views.log }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: listings.note_ar })).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: views.ads }));
    await expect(await canvas.findByRole('textbox', { name: listings.note_ar })).toHaveValue(note);
    await userEvent.click(canvas.getByRole('button', { name: listings.cancel }));
  },
});

/** Undoes a decision with a key: its case returns, and the following one comes after it. */
export const DecisionUndone = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => mockQueue(2)),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = ownAds('ar');
    await canvas.findByRole('article', { name: first?.address });
    await pressShortcut('a');
    await waitFor(() => expect(canvas.getByRole('article', { name: second?.address })).toHaveFocus());
    await userEvent.keyboard('z');
    await waitFor(() => expect(canvas.getByRole('article', { name: first?.address })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: undo.do })).toBeNull());
    await pressShortcut('a');
    await waitFor(() => expect(canvas.getByRole('article', { name: second?.address })).toBeVisible());
    await expect(canvas.getByRole('button', { name: undo.do })).toBeVisible();
  },
});

/** The number of pending ads follows decisions and undo. */
export const CountUpdates = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => mockQueue(3)),
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = ownAds('ar');
    const expectCase = async (ad: typeof first, waiting: string) => {
      await waitFor(() => expect(canvas.getByRole('article', { name: ad?.address })).toBeVisible());
      await expect(await canvas.findByText(waiting)).toBeVisible();
    };
    await canvas.findByRole('article', { name: first?.address });
    await expectCase(first, listings.waiting_few.replace('{{count}}', '3'));
    await pressShortcut('a');
    await expectCase(second, listings.waiting_two);
    await pressShortcut('a');
    await expectCase(third, listings.waiting_one);
    await userEvent.click(canvas.getByRole('button', { name: undo.do }));
    await expectCase(second, listings.waiting_two);
    await pressShortcut('a');
    await expectCase(third, listings.waiting_one);
    await pressShortcut('a');
    await expect(await canvas.findByText(listings.waiting_zero)).toBeVisible();
  },
});

export const UndoneTooLate = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => [mockFailure('undoReview', 'undo_too_late'), ...mockQueue(1)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: listings.accept }));
    await userEvent.click(await canvas.findByRole('button', { name: undo.do }));
    await expect(await canvas.findByText(getErrorMessage('undo_too_late', 'ar'))).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: listings.empty })).toBeVisible();
  },
});

/** Queue of reported ads, as `mockQueue`. */
const mockReports = (count: number) => {
  const decided = new Set<string>();
  return [
    mockCall('claimReport', ({ query, language }): { data: ReportCase | null; waiting: number } => {
      const remaining = ownAds(language)
        .slice(0, count)
        .filter(({ id }) => !decided.has(id));
      const card = remaining.find(({ id }) => id !== query.after);
      const foundCase = reportCase(language);
      const data = card && { ...foundCase, property: { ...foundCase.property, id: card.id, address: card.address } };
      return { data: data ?? null, waiting: remaining.length };
    }),
    mockCall('decideReport', ({ params, body }) => {
      if (!body.undoable) return errorResponse('invalid_field');
      decided.add(params.id);
      return { code: 200 };
    }),
    mockCall('undoReport', ({ params }) => {
      decided.delete(params.id);
      return { code: 200 };
    }),
    ...moderationHandlers(),
  ];
};

/** Undoes a decision on reports with a key; the next case appears at once. */
export const ReportUndone = meta.story({
  args: createArgs('/moderation?view=reports'),
  beforeEach: mockRoleNetwork('moderator', () => mockReports(2)),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = ownAds('ar');
    await canvas.findByRole('article', { name: first?.address });
    await expect(canvas.getByText(reports.waiting_two)).toBeVisible();
    await pressShortcut('d');
    await waitFor(() => expect(canvas.getByRole('article', { name: second?.address })).toHaveFocus());
    await expect(await canvas.findByText(reports.waiting_one)).toBeVisible();
    await expect(await canvas.findByText(`${log.kind.report_dismissed}: ${first?.address}`)).toBeVisible();
    await userEvent.keyboard('z');
    await waitFor(() => expect(canvas.getByRole('article', { name: first?.address })).toBeVisible());
    await expect(canvas.getByText(reports.waiting_two)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: undo.do })).toBeNull());
  },
});

/** Undoes the decision on the only case, whose listing has changed meanwhile: its new version is fetched. */
export const ReportChangedSince = meta.story({
  args: createArgs('/moderation?view=reports'),
  beforeEach: mockRoleNetwork('moderator', () => {
    let isDecided = false;
    let isChanged = false;
    return [
      mockCall('claimReport', ({ query, language }): { data: ReportCase | null; waiting: number } => {
        if (isDecided || query.after) return { data: null, waiting: isDecided ? 0 : 1 };
        const foundCase = reportCase(language);
        const property = { ...foundCase.property, ...(isChanged && { address: CHANGED_ADDRESS }) };
        return { data: { ...foundCase, property }, waiting: 1 };
      }),
      mockCall('decideReport', () => {
        isDecided = true;
        return { code: 200 };
      }),
      mockCall('undoReport', () => {
        isDecided = false;
        isChanged = true;
        return errorResponse('review_outdated');
      }),
      ...moderationHandlers(),
    ];
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: reportCase('ar').property.address });
    await pressShortcut('d');
    await canvas.findByRole('region', { name: reports.empty });
    await userEvent.click(canvas.getByRole('button', { name: undo.do }));
    await expect(await canvas.findByText(getErrorMessage('review_outdated', 'ar'))).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('article', { name: CHANGED_ADDRESS })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: undo.do })).toBeNull();
  },
});

/** Users are in the same queue as ads: a warning is announced, leads to the next case, and can be undone. */
export const UserWarned = meta.story({
  args: createArgs('/moderation?view=reports'),
  beforeEach: mockRoleNetwork('moderator', () => {
    const decided = new Set<string>();
    return [
      mockCall('claimReport', ({ query, language }): { data: ReportCase | null; waiting: number } => {
        const allCases = [userReportCase(language), reportCase(language)];
        const remaining = allCases.filter(({ id }) => !decided.has(id));
        return { data: remaining.find(({ id }) => id !== query.after) ?? null, waiting: remaining.length };
      }),
      mockCall('decideReport', ({ params, body }) => {
        if (body.decision !== 'warned' || !body.undoable) return errorResponse('invalid_field');
        decided.add(params.id);
        return { code: 200 };
      }),
      mockCall('undoReport', ({ params }) => {
        decided.delete(params.id);
        return { code: 200 };
      }),
      ...moderationHandlers(),
    ];
  }),
  play: async ({ canvas, userEvent }) => {
    const { name } = userReportCase('ar').person;
    await canvas.findByRole('article', { name });
    await pressShortcut('w');
    await userEvent.type(await canvas.findByRole('textbox', { name: block.warnAr }), 'لا تطلب مالًا قبل المعاينة');
    await userEvent.type(canvas.getByRole('textbox', { name: block.warnEn }), 'Ask for no money first');
    await userEvent.click(canvas.getByRole('button', { name: block.warnConfirm }));
    const { address } = reportCase('ar').property;
    await waitFor(() => expect(canvas.getByRole('article', { name: address })).toHaveFocus());
    await expect(canvas.getByText(`${log.kind.report_warned}: ${name}`)).toBeVisible();
    await userEvent.keyboard('z');
    await waitFor(() => expect(canvas.getByRole('article', { name })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: undo.do })).toBeNull());
  },
});

export const ReviewEmpty = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => mockQueue(0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: listings.empty })).toBeVisible();
    await expect(canvas.getByRole('button', { name: listings.look })).toBeVisible();
  },
});

/** Another moderator leases all pending cases. */
export const ReviewLockedByOthers = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => [
    mockCall('claimReview', () => ({ data: null, waiting: 2, holders: [{ name: 'سلمى فؤاد', count: 2 }] })),
    ...moderationHandlers(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ar.moderation.claimed.title })).toBeVisible();
    await expect(canvas.getByText('سلمى فؤاد').closest('li')).toHaveTextContent('سلمى فؤاد: حالتان');
    await expect(canvas.queryByText(listings.empty)).toBeNull();
  },
});

export const ReportsEmpty = meta.story({
  args: createArgs('/moderation?view=reports'),
  beforeEach: mockRoleNetwork('moderator', () => [
    mockCall('claimReport', (): { data: ReportCase | null; waiting: number } => ({ data: null, waiting: 0 })),
    ...moderationHandlers(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: reports.empty })).toBeVisible();
  },
});

/** The log requires a role, as the queues do. */
export const LogForbidden = meta.story({
  args: createArgs('/moderation?view=log'),
  beforeEach: mockOwnNetwork(() => moderationHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.moderation.forbidden)).toBeVisible();
    await expect(canvas.queryByText(log.failed)).toBeNull();
  },
});

/** Filters the log by kind in the URL; a failed download shows an error. */
export const LogNarrowed = meta.story({
  args: createArgs('/moderation?view=log&person=01900000-0000-7000-8000-000000000601'),
  beforeEach: mockRoleNetwork('moderator', () => [
    mockFailure('getModerationTable', 'too_many_requests'),
    ...moderationHandlers(),
  ]),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: views.log });
    await expect(canvas.getByRole('link', { name: log.everybody })).toBeVisible();
    await expect(list.children).toHaveLength(3);
    await userEvent.click(canvas.getByRole('combobox', { name: log.column.kind }));
    await userEvent.click(within(document.body).getByRole('option', { name: log.kind.reported }));
    await waitFor(() => expect(canvas.getByRole('list', { name: views.log }).children).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: log.csv }));
    await expect(await canvas.findByText(log.csvFailed)).toBeInTheDocument();
  },
});

/** No events match the filter. */
export const LogNoResults = meta.story({
  args: createArgs('/moderation?view=log&kind=blocked'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: log.none })).toBeVisible();
  },
});

/** A failed decision shows an error, and the case stays. */
export const AcceptFailed = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => [
    mockFailure('decideReview', 'too_many_requests'),
    ...moderationHandlers(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: listings.accept }));
    await expect(await canvas.findByText(TOO_MANY)).toBeVisible();
  },
});

let firstDecision = Promise.withResolvers<void>();
let sentIds: string[] = [];

/**
 * The next case appears before the response to a decision. If a decision fails, its case reappears with the
 * moderator's input, and the next decision is not sent yet.
 */
export const Restored = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => {
    firstDecision = Promise.withResolvers();
    sentIds = [];
    return [
      mockCall('decideReview', async ({ params }) => {
        sentIds.push(params.id);
        if (sentIds.length > 1) return { code: 200 };
        await firstDecision.promise;
        return errorResponse('too_many_requests');
      }),
      ...mockQueue(3),
    ];
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = ownAds('ar');
    const expectCase = (ad: typeof first) =>
      waitFor(() => expect(canvas.getByRole('article', { name: ad?.address })).toBeVisible());
    await expectCase(first);
    const findCaseElement = () => canvasElement.querySelector(`article[aria-label="${second?.address}"]`);
    await waitFor(() => expect(findCaseElement()).toBeInTheDocument());
    await pressShortcut('r');
    await userEvent.click(canvas.getByRole('checkbox', { name: reason.pictures }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('article', { name: second?.address })).toHaveFocus());
    await pressShortcut('a');
    firstDecision.resolve();
    await expectCase(first);
    const back = within(canvas.getByRole('article', { name: first?.address }));
    await expect(await back.findByText(TOO_MANY)).toBeVisible();
    await expect(sentIds).toEqual([first?.id]);
    const getVisibleErrors = () => canvas.getAllByText(TOO_MANY).filter((element) => !element.closest('article'));
    await waitFor(() => expect(getVisibleErrors()).toHaveLength(1));
    await expect(back.getByRole('checkbox', { name: reason.pictures })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: listings.send }));
    await expectCase(second);
    await expect(await canvas.findByText(`${log.kind.rejected}: ${first?.address}`)).toBeVisible();
    const secondCase = within(canvas.getByRole('article', { name: second?.address }));
    await expect(secondCase.getByText(TOO_MANY)).toBeVisible();
  },
});

/** A failed unblock shows an error, and keeps the text. */
export const UnblockFailed = meta.story({
  args: createArgs('/moderation?view=reports'),
  beforeEach: mockRoleNetwork('moderator', () => [
    mockCall('claimReport', ({ language }) => {
      const foundCase = reportCase(language);
      return { data: { ...foundCase, seller: { ...foundCase.seller, blocked: BLOCK } }, waiting: 1 };
    }),
    mockFailure('unblockUser', 'too_many_requests'),
    ...moderationHandlers(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: block.undo }));
    await userEvent.type(canvas.getByRole('textbox', { name: block.ar }), 'أرسل العقود');
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Sent the contracts');
    await userEvent.click(canvas.getByRole('button', { name: block.undoConfirm }));
    await expect(await canvas.findByText(TOO_MANY)).toBeInTheDocument();
  },
});

/** Finds a user by a part of the phone number; an administrator sets a role. */
export const UsersFound = meta.story({
  args: createArgs('/moderation?view=people'),
  beforeEach: mockRoleNetwork('administrator', () => moderationHandlers()),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: views.people });
    await expect(list.children).toHaveLength(3);
    await userEvent.type(canvas.getByRole('textbox', { name: people.search }), '4521{Enter}');
    await waitFor(() => expect(canvas.getByRole('list', { name: views.people }).children).toHaveLength(1));
    const [seller] = mockUsers('ar');
    await userEvent.click(canvas.getByRole('link', { name: seller?.name ?? '' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: people.role }));
    await userEvent.click(within(document.body).getByRole('option', { name: people.roles.moderator }));
    await userEvent.click(canvas.getByRole('button', { name: people.give }));
    await expect(await canvas.findByText(people.given)).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: people.give })).toBeDisabled());
  },
});

/** No user matches the search. */
export const NoResults = meta.story({
  args: createArgs('/moderation?view=people&q=zzz'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: people.empty })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: people.search })).toHaveValue('zzz');
  },
});

/** A moderator can block a user, but not set roles. */
export const UserBlocked = meta.story({
  args: createArgs('/moderation?view=people&person=01900000-0000-7000-8000-000000000801'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: block.do }));
    await expect(canvas.queryByRole('combobox', { name: people.role })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: block.ar }), 'إعلانات وهمية');
    await userEvent.type(canvas.getByRole('textbox', { name: block.en }), 'Ads that are not real');
    await userEvent.click(canvas.getByRole('button', { name: block.confirm }));
    await expect(await canvas.findByText(block.done)).toBeInTheDocument();
  },
});

/** Loading failed, and can be retried. */
export const UsersFailed = meta.story({
  args: createArgs('/moderation?view=people'),
  beforeEach: mockRoleNetwork('moderator', () => [mockFailure('listUsers'), ...moderationHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(people.failed)).toBeVisible();
  },
});

/** Reels being transcoded are announced separately. */
export const ReelsPreparing = meta.story({
  args: createArgs('/moderation?view=reels'),
  beforeEach: mockRoleNetwork('moderator', () => [...reelReviewHandlers({ preparing: 2 }), ...moderationHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${reels.waiting_one} · ${reels.preparing_two}`)).toBeVisible();
  },
});

/** A reel appears once it is transcoded. */
export const ReelPrepared = meta.story({
  args: createArgs('/moderation?view=reels'),
  beforeEach: mockRoleNetwork('moderator', () => [...reelReviewHandlers({ unreadyTimes: 2 }), ...moderationHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${reels.waiting_zero} · ${reels.preparing_one}`)).toBeVisible();
    await expect(await canvas.findByLabelText(reels.video, undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText(reels.waiting_one)).toBeVisible();
  },
});

/** A reel is watched and approved; then the queue is empty. */
export const ReelAccepted = meta.story({
  args: createArgs('/moderation?view=reels'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(reels.video)).toHaveAttribute('controls');
    await userEvent.click(canvas.getByRole('button', { name: listings.accept }));
    await waitFor(() => expect(canvas.getByRole('region', { name: reels.empty })).toHaveFocus());
  },
});

/** Undo restores an approved reel. */
export const ReelUndone = meta.story({
  args: createArgs('/moderation?view=reels'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: listings.accept }));
    await canvas.findByRole('region', { name: reels.empty });
    await userEvent.click(canvas.getByRole('button', { name: undo.do }));
    await expect(await canvas.findByLabelText(reels.video)).toBeVisible();
    await expect(canvas.getByText(reels.waiting_one)).toBeVisible();
  },
});

/** Photos, facts and the decision are in sight together, and the decision stays while the case scrolls. */
export const VisibleDecision = meta.story({
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: titles.ads })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(titles.ads));
    const panel = await canvas.findByRole('region', { name: decision });
    await waitFor(() => expect(isInSight(panel)).toBe(true));
    const [address] = canvas.getAllByRole('heading', { level: 2 });
    await expect(isInSight(address)).toBe(true);
    scrollTo({ top: 600 });
    await waitFor(() => expect(isInSight(panel)).toBe(true));
    scrollTo({ top: 0 });
  },
});

/** The decision is a bar above the bottom navigation; the form for reasons opens in it. */
export const DecisionOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas, userEvent }) => {
    const reject = await canvas.findByRole('button', { name: listings.reject });
    await waitFor(() => expect(isInSight(reject)).toBe(true));
    await userEvent.click(reject);
    const checkbox = await canvas.findByRole('checkbox', { name: reason.pictures });
    await waitFor(() => expect(checkbox).toHaveFocus());
    await expect(isInSight(canvas.getByRole('region', { name: decision }))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: listings.cancel }));
    await expect(await canvas.findByRole('button', { name: listings.reject })).toBeVisible();
  },
});

/** The selected tab is scrolled into sight. */
export const LogOnPhone = meta.story({
  args: createArgs('/moderation?view=log'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: views.log, selected: true });
    await waitFor(() => expect(isInSight(tab)).toBe(true));
  },
});

/** Papers of companies; an approval leads to the empty queue. */
export const Companies = meta.story({
  args: createArgs('/moderation?view=companies'),
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: titles.companies })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Nile Homes LLC' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.moderation.advisors.accept }));
    await expect(await canvas.findByRole('heading', { name: ar.moderation.companies.empty })).toBeVisible();
  },
});

/** Another moderator decided first. */
export const OutdatedCompany = meta.story({
  args: createArgs('/moderation?view=companies'),
  beforeEach: mockRoleNetwork('moderator', () => [
    // The path of a decision would match a claim, too.
    mockCall('claimCompany', ({ language }) => ({ data: companyCase(language), waiting: 1 })),
    mockCall('decideCompany', () => errorResponse('application_outdated')),
    ...moderationHandlers(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ar.moderation.advisors.accept }));
    await expect(await within(document.body).findByText(ar.moderation.advisors.outdated)).toBeVisible();
  },
});

export const English = meta.story({
  args: createArgs('/moderation?view=advisors'),
  globals: { locale: 'en' },
  beforeEach: mockRoleNetwork('moderator', () => moderationHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: en.moderation.titles.advisors })).toBeVisible();
  },
});

/** The tabs keep their place when the number of pending cases arrives. */
export const LoadingReels = meta.story({
  args: createArgs('/moderation?view=reels'),
  beforeEach: mockRoleNetwork('moderator', () => [mockPending('getPendingReel'), ...moderationHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: ar.common.loading })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: views.reels, selected: true })).toBeVisible();
  },
});
