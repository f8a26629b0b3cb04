import {
  type Books,
  CASE_KINDS,
  type FinanceEvent,
  type FinanceSetting,
  type OrderHistory,
  type PaymentCase,
  type PlanVersion,
  piastres,
  type RefundCase,
  type SettingVersion,
  type SoldOrder,
} from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { mockUser } from './account.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { mockOrder, mockQuote } from './fixtures/orders.ts';
import { planOffers } from './fixtures/plans.ts';
import { errorResponse, mockCall } from './mockCall.ts';

const CREATED_AT = '2026-01-01T00:00:00.000Z';
const buildId = (number: number) => `01900000-0000-7000-8000-00000000c${String(number).padStart(3, '0')}`;

export function mockRefundCase(language: FixtureLanguage): RefundCase {
  const { name, email } = mockUser(language);
  return {
    id: buildId(1),
    state: 'requested',
    amount: mockQuote.amount,
    fee: mockQuote.fee,
    used_amount: mockQuote.used_amount,
    reason:
      language === 'ar' ? 'بعت الشقة قبل أن أستخدم بقية الإعلانات.' : 'I sold the flat before I used the other ads.',
    note: '',
    requested_at: '2026-11-20T08:00:00.000Z',
    decided_by: mockQuote.decided_by,
    changed_at: '2026-11-20T08:00:00.000Z',
    order: mockOrder(language),
    buyer: { name, email },
    used: mockQuote.used,
    is_own: false,
  };
}

/** All plans in their initial version. */
export const mockPlanVersions = (): PlanVersion[] => {
  const english = planOffers('en');
  return planOffers('ar').flatMap(({ id, kind, name, description, counts, price }, index) => {
    const englishEntry = english[index];
    if (!englishEntry) return [];
    return {
      id: buildId(100 + index),
      created_at: CREATED_AT,
      created_by: null,
      is_current: true,
      ...{
        plan_id: id,
        kind,
        valid_from: CREATED_AT,
        price,
        valid_days: kind === 'free_trial' ? null : 365,
        on_sale: true,
        ...counts,
      },
      ...{
        name_ar: name,
        name_en: englishEntry.name,
        description_ar: description,
        description_en: englishEntry.description,
      },
    };
  });
};

const SETTINGS: FinanceSetting[] = [
  { key: 'vat_percent', value: 14 },
  { key: 'refund_fee_percent', value: 5 },
  { key: 'holidays', value: ['2027-01-07', '2027-01-25'] },
  { key: 'adsteps', value: [10, 10, 10] },
  { key: 'freetrial', value: [3, 1, 1] },
  {
    key: 'seller',
    value: {
      name_ar: 'مشربية للإعلان العقاري',
      name_en: 'Mashrabiya Property Advertising',
      address_ar: 'القاهرة',
      address_en: 'Cairo',
      tax_number: '123-456-789',
      commercial_register: '123456',
    },
  },
];

export const mockSettingVersions = (): SettingVersion[] =>
  SETTINGS.map((setting, index) => ({
    id: buildId(200 + index),
    created_at: CREATED_AT,
    created_by: null,
    is_current: true,
    setting,
    valid_from: CREATED_AT,
  }));

export function mockPaymentCase(language: FixtureLanguage, kind: PaymentCase['kind'] = 'reversed'): PaymentCase {
  const { name, email } = mockUser(language);
  const order = mockOrder(language);
  return {
    id: buildId(400 + CASE_KINDS.indexOf(kind)),
    kind,
    order_id: order.id,
    receipt_number: order.receipt_number,
    buyer: { name, email },
    reference: '192036465',
    amount: 60_000,
    currency: kind === 'foreign' ? 'USD' : 'EGP',
    created_at: '2026-11-20T08:00:00.000Z',
    closed_at: null,
    decision: null,
    note: '',
    is_own: false,
  };
}

export function mockSoldOrder(language: FixtureLanguage): SoldOrder {
  const { name, email } = mockUser(language);
  return { order: mockOrder(language), buyer: { name, email } };
}

export const mockOrderHistory = (language: FixtureLanguage): OrderHistory => ({
  ...mockSoldOrder(language),
  events: [
    {
      id: buildId(500),
      of: 'order',
      state: 'pending',
      created_at: '2026-11-18T08:59:00.000Z',
      reason: 'created',
      author: null,
      detail: '',
    },
    {
      id: buildId(501),
      of: 'order',
      state: 'successful',
      created_at: '2026-11-18T09:00:00.000Z',
      reason: 'pays',
      author: null,
      detail: '192036465',
    },
    {
      id: buildId(502),
      of: 'refund',
      state: 'rejected',
      created_at: '2026-11-19T09:00:00.000Z',
      reason: 'refund_decided',
      author: 'finance@example.com',
      detail: 'الرصيد مستخدم بالكامل',
    },
  ],
  callbacks: [
    {
      id: '192036465 paid',
      outcome: 'pays',
      amount: 60_000,
      currency: 'EGP',
      received_at: '2026-11-18T09:00:00.000Z',
    },
  ],
  cases: [],
});

export const mockFinanceEvents: readonly FinanceEvent[] = [
  {
    id: buildId(600),
    kind: 'setting_changed',
    author: 'finance@example.com',
    created_at: CREATED_AT,
    reference: 'vat_percent',
    name: null,
    changes: [{ name: 'value', before: '14', after: '15' }],
  },
  {
    id: buildId(601),
    kind: 'version_cancelled',
    author: 'finance@example.com',
    created_at: CREATED_AT,
    reference: 'plan 3',
    name: 'سوبيريور',
    changes: [],
  },
  {
    id: buildId(602),
    kind: 'plan_changed',
    author: 'finance@example.com',
    created_at: CREATED_AT,
    reference: 'plan 3',
    name: 'سوبيريور',
    changes: [
      { name: 'price', before: '60000', after: '72050' },
      { name: 'on_sale', before: 'true', after: 'false' },
      { name: 'valid_from', before: null, after: '2026-12-01T00:00:00.000Z' },
    ],
  },
  {
    id: buildId(603),
    kind: 'refund_decided',
    author: 'finance@example.com',
    created_at: CREATED_AT,
    reference: buildId(700),
    name: '2026-000042',
    changes: [
      { name: 'state', before: 'requested', after: 'approved' },
      { name: 'amount', before: null, after: '58800' },
    ],
  },
];

export const mockBooks: Books = {
  is_balanced: true,
  first_fault: null,
  accounts: [
    { account: 'provider', debit: piastres(120_000), credit: piastres(34_200) },
    { account: 'sales', debit: piastres(30_000), credit: piastres(105_264) },
    { account: 'vat', debit: piastres(4_200), credit: piastres(14_736) },
  ],
  unclaimed: piastres(0),
};

/** Calls of the finance role, with their own state. */
export function financeHandlers(): HttpHandler[] {
  let decided: Pick<RefundCase, 'state' | 'note'> = { state: 'requested', note: '' };
  const closedCases = new Map<PaymentCase['kind'], Partial<PaymentCase>>();
  const plans = mockPlanVersions();
  const settings = mockSettingVersions();
  const now = '2026-11-20T12:00:00.000Z';
  const createdFields = { created_at: now, created_by: 'Nadia', is_current: true };
  return [
    mockCall('getBooks', () => ({ data: mockBooks })),
    mockCall('listCases', ({ query, language }) => {
      const all = CASE_KINDS.map((kind) => ({ ...mockPaymentCase(language, kind), ...closedCases.get(kind) }));
      const data = all.filter(({ decision }) => (decision === null) === (query.state !== 'closed'));
      return { data: { data, total: data.length, current_page: 1, last_page: 1 } };
    }),
    mockCall('closeCase', ({ params, body, language }) => {
      const paymentCase = CASE_KINDS.map((kind) => mockPaymentCase(language, kind)).find(({ id }) => id === params.id);
      if (!paymentCase) return errorResponse('not_found');
      closedCases.set(paymentCase.kind, { ...body, closed_at: now });
      return { code: 200, data: { ...paymentCase, ...body, closed_at: now } };
    }),
    mockCall('listOrders', ({ query, language }) => {
      const soldOrder = mockSoldOrder(language);
      const searchTexts = ['', soldOrder.order.id, soldOrder.buyer.email, soldOrder.order.receipt_number];
      const matchesStatus = query.status === undefined || query.status === soldOrder.order.status;
      const data = matchesStatus && searchTexts.includes(query.q ?? '') ? [soldOrder] : [];
      return { data: { data, total: data.length, current_page: 1, last_page: 1 } };
    }),
    mockCall('getOrderHistory', ({ language }) => ({ data: mockOrderHistory(language) })),
    mockCall('listFinanceEvents', () => ({
      data: { data: [...mockFinanceEvents], current_page: 1, last_page: 1 },
    })),
    mockCall('addCredits', ({ body }) => {
      if (body.email !== 'nadia@example.com') return errorResponse('email_unknown');
      return { code: 200, data: { basic: 3 + (body.amount ?? 0), elite: 1, superior: 1 } };
    }),
    mockCall('addPlan', ({ body }) => {
      const newVersion = { ...body, ...createdFields, id: buildId(302), plan_id: plans.length + 1 };
      plans.push(newVersion);
      return { code: 200, data: newVersion };
    }),
    mockCall('cancelVersion', () => ({ code: 200 })),
    mockCall('listRefunds', ({ query, language }) => {
      const refundCase = { ...mockRefundCase(language), ...decided };
      const counts = { requested: 0, approved: 0, paid: 0, rejected: 0, failed: 0, [refundCase.state]: 1 };
      const data = query.state === undefined || query.state === refundCase.state ? [refundCase] : [];
      return { data: { data, current_page: 1, last_page: 1, counts } };
    }),
    mockCall('decideRefund', ({ body, language }) => {
      decided = { state: body.decision, note: body.note ?? '' };
      return { code: 200, data: { ...mockRefundCase(language), ...decided } };
    }),
    mockCall('getFinanceRules', () => ({ data: { plans, settings } })),
    mockCall('changePlan', ({ params, body }) => {
      const index = plans.findIndex(({ plan_id }) => plan_id === params.id);
      const previousVersion = plans[index];
      if (!previousVersion) return errorResponse('not_found');
      const newVersion = { ...previousVersion, ...body, ...createdFields, id: buildId(300) };
      plans[index] = newVersion;
      return { code: 200, data: newVersion };
    }),
    mockCall('changeSetting', ({ body }) => {
      const newVersion = { ...createdFields, ...body, id: buildId(301) };
      const index = settings.findIndex(({ setting }) => setting.key === body.setting.key);
      settings[index] = newVersion;
      return { code: 200, data: newVersion };
    }),
  ];
}
