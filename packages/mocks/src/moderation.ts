import type { AdReportCase, CallAnswer, ModerationEvent, ReviewCase, UserReportCase } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { backgroundJobHandlers } from './backgroundJobs.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { toProperty } from './fixtures/properties.ts';
import { propertyCards } from './fixtures/propertyCards.ts';
import { mockCall } from './mockCall.ts';
import { reelReviewHandlers } from './reels.ts';
import { mockUserRecord, mockUsers, userRecordHandlers } from './userRecords.ts';

const DONE = { code: 200 as const };
const MOCK_TIME = '2026-11-20T08:00:00.000Z';

const PRICE_CHANGE: ReviewCase['changes'] = [{ part: 'price', field: 'price', before: 5_200_000, after: 4_850_000 }];

const LACKS: ReviewCase['seller']['trust']['lacks'] = ['accepted', 'upheld'];

const createCase = (language: FixtureLanguage) => {
  const [card, otherCard] = propertyCards(language);
  if (!card || !otherCard) throw new Error('Missing fixture');
  return {
    property: toProperty(card, language),
    pin_distance: 3.2,
    claimed_until: '2026-11-20T09:00:00.000Z',
    seller: {
      id: '01900000-0000-7000-8000-000000000201',
      active_from: '2024-02-11',
      accepted: 14,
      refused: 1,
      active: 6,
      upheld: 2,
      trust: {
        has: { accepted: 1, upheld: 2, days: 12 },
        rule: { accepted: 3, upheld: 0, days: 7 },
        lacks: LACKS,
      },
      blocked: null,
    },
    history: [],
    duplicates: [otherCard],
  };
};

export const reviewCase = (language: FixtureLanguage): ReviewCase => {
  const mockedCase = createCase(language);
  return {
    ...mockedCase,
    property: { ...mockedCase.property, availability: 1 },
    submitted_at: MOCK_TIME,
    is_edit: true,
    why: 'reviewed_fields',
    changed: ['price'],
    changes: PRICE_CHANGE,
  };
};

export const reportCase = (language: FixtureLanguage): AdReportCase => {
  const mockedCase = createCase(language);
  return {
    kind: 'ad',
    id: mockedCase.property.id,
    ...mockedCase,
    reports: [
      {
        id: '01900000-0000-7000-8000-000000000301',
        reason: 'fraud',
        note: '',
        reel: null,
        conversation_id: null,
        by_account: true,
        reporter: 'upheld',
        at: MOCK_TIME,
      },
      {
        id: '01900000-0000-7000-8000-000000000302',
        reason: 'sold',
        note: '',
        reel: null,
        conversation_id: null,
        by_account: false,
        reporter: 'unknown',
        at: MOCK_TIME,
      },
    ],
    weight: { total: 18, people: 2, heaviest: 'fraud', upheld: 1, dismissed: 0 },
    order: { is_late: false, late_days: 7 },
    owner_asked_at: null,
  };
};

export const userReportCase = (language: FixtureLanguage): UserReportCase => {
  const [seller] = mockUsers(language);
  if (!seller) throw new Error('Missing fixture');
  const isArabic = language === 'ar';
  return {
    kind: 'person',
    id: seller.id,
    claimed_until: '2026-11-20T09:00:00.000Z',
    reports: [
      {
        id: '01900000-0000-7000-8000-000000000303',
        reason: 'impersonation',
        note: isArabic ? 'يقول إنه من مكتبنا، ولا نعرفه.' : 'Claims to be of our office. We do not know him.',
        reel: null,
        conversation_id: null,
        by_account: true,
        reporter: 'upheld',
        at: MOCK_TIME,
      },
      {
        id: '01900000-0000-7000-8000-000000000304',
        reason: 'insulting',
        note: '',
        reel: null,
        conversation_id: null,
        by_account: false,
        reporter: 'unknown',
        at: MOCK_TIME,
      },
    ],
    weight: { total: 16, people: 2, heaviest: 'impersonation', upheld: 1, dismissed: 0 },
    order: { is_late: false, late_days: 7 },
    person: mockUserRecord(language, seller),
  };
};

const createEvents = (language: FixtureLanguage): ModerationEvent[] => {
  const { property, seller } = createCase(language);
  const about = {
    property: { id: property.id, address: property.address },
    seller: { id: seller.id, name: property.user.name },
    note: '',
    at: MOCK_TIME,
  };
  const kinds = [
    ['report_dismissed', 'Mona Sherif', []],
    ['reported', null, ['fraud']],
    ['accepted', 'Mona Sherif', []],
  ] as const;
  return kinds.map(([kind, actor, reasons], index) => ({
    ...about,
    id: `01900000-0000-7000-8000-00000000040${index}`,
    kind,
    actor_id: actor && '01900000-0000-7000-8000-000000000601',
    actor,
    reasons: [...reasons],
  }));
};

/** Moderation queues, log and users, and the reports that fill the queues. */
export function moderationHandlers(): HttpHandler[] {
  return [
    mockCall(
      'claimReview',
      ({ query, language }): CallAnswer<'claimReview'> => ({
        data: query.after ? null : reviewCase(language),
        waiting: 3,
      }),
    ),
    mockCall(
      'claimReport',
      ({ query, language }): CallAnswer<'claimReport'> => ({
        data: query.after ? null : reportCase(language),
        waiting: 1,
      }),
    ),
    mockCall('decideReview', () => DONE),
    mockCall('undoReview', () => DONE),
    mockCall('undoReport', () => DONE),
    mockCall('decideReport', () => DONE),
    mockCall('listModerationEvents', ({ query, language }) => {
      const data = createEvents(language).filter(({ kind }) => [undefined, kind].includes(query.kind));
      return { data: { data, current_page: 1, last_page: 1, total: data.length } };
    }),
    mockCall('getModerationTable', () => new Blob(['\uFEFFWhen,What\r\n'], { type: 'text/csv' })),
    mockCall('reportProperty', () => DONE),
    mockCall('reportProvider', () => DONE),
    ...userRecordHandlers(),
    ...reelReviewHandlers(),
    ...backgroundJobHandlers(),
  ];
}
