import type { AuditEvent, LinkedIdentity, Role, Session } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { favoriteHandlers } from './favorites.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { propertyCards } from './fixtures/propertyCards.ts';
import { mockUser } from './fixtures/users.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { savedSearchHandlers } from './savedSearches.ts';

const MOCK_CODE = '123456';
const MOCK_PASSWORD = 'mashrabiya of oak';

export const mockProfile = (role: Role): HttpHandler =>
  mockCall('getProfile', ({ language }) => ({ data: { ...mockUser(language), role } }));

/** Staff whose session has no second factor. */
export const mockWeakProfile = (role: Role): HttpHandler =>
  mockCall('getProfile', ({ language }) => ({ data: { ...mockUser(language), role, needs_second_factor: true } }));

export const mockBlockedProfile = (): HttpHandler =>
  mockCall('getProfile', ({ language }) => ({
    data: {
      ...mockUser(language),
      blocked: {
        reason: language === 'ar' ? 'إعلانات لعقارات لا تملكها.' : 'Listings of properties that you do not own.',
        at: '2026-11-18T09:00:00.000Z',
      },
    },
  }));

const DONE_ANSWER = { code: 200 as const };
const SESSIONS: Session[] = ['Chrome, Android', 'Safari, iPhone'].map((device, index) => ({
  id: `01900000-0000-7000-8000-00000000000${index}`,
  device,
  created_at: '2026-11-01T09:00:00.000Z',
  used_at: `2026-11-${20 - index}T09:00:00.000Z`,
  is_current: index === 0,
}));

const IDENTITY: LinkedIdentity = {
  id: '01900000-0000-7000-8000-000000000201',
  provider: 'google',
  email: 'nadia.abdelfattah@example.com',
  linked_at: '2026-06-02T09:00:00.000Z',
};

const EVENTS = (['login', 'login_failed', 'email_verified', 'registered'] as const).map(
  (kind, index): AuditEvent => ({
    id: `01900000-0000-7000-8000-00000000010${index}`,
    kind,
    device: 'Chrome, Android',
    created_at: `2026-11-${18 - index}T09:00:00.000Z`,
  }),
);

/** Handlers of an account, with their own state; `favoriteIds` are the initial favorites. */
export function accountHandlers(favoriteIds: readonly string[] = []): HttpHandler[] {
  const savedIds = new Set(favoriteIds);
  const login = (language: FixtureLanguage) => ({ token: 'x'.repeat(43), user: mockUser(language) });
  return [
    mockCall('login', ({ body, language }) =>
      body.password === MOCK_PASSWORD ? login(language) : errorResponse('wrong_login'),
    ),
    mockCall('register', ({ language }) => login(language)),
    mockCall('logout', () => DONE_ANSWER),
    mockCall('getProfile', ({ language }) => ({ data: mockUser(language) })),
    mockCall('updateProfile', ({ body, language }) => ({ data: { ...mockUser(language), ...body } })),
    mockCall('setPhone', ({ body, language }) => ({ data: { ...mockUser(language), ...body } })),
    mockCall('requestPhoneCode', () => ({ data: { expires_at: '2026-11-20T12:10:00.000Z' } })),
    mockCall('confirmPhone', ({ body, language }) =>
      body.code === MOCK_CODE
        ? { data: { ...mockUser(language), phone_confirmed_on: '2026-11-20' } }
        : errorResponse('phone_code_wrong'),
    ),
    mockCall('changePassword', () => DONE_ANSWER),
    mockCall('changeEmail', () => DONE_ANSWER),
    mockCall('deleteAccount', ({ body }) =>
      body.current_password === MOCK_PASSWORD ? DONE_ANSWER : errorResponse('wrong_password'),
    ),
    mockCall('listSessions', () => ({ data: SESSIONS })),
    mockCall('endSession', () => DONE_ANSWER),
    mockCall('endOtherSessions', () => DONE_ANSWER),
    mockCall('listAuditEvents', () => ({ data: EVENTS })),
    mockCall('listOwnReports', ({ language }) => {
      const [property] = propertyCards(language);
      if (!property) return { data: [] };
      const { id, address } = property;
      const about = { kind: 'ad' as const, id, name: address };
      const report = { about, is_public: true, reason: 'wrong_price' as const };
      const ownReport = { id: '01900000-0000-7000-8000-000000000501', at: '2026-11-18T09:00:00.000Z' };
      return { data: [{ ...report, ...ownReport, state: 'open' as const, decided_at: null }] };
    }),
    mockCall('setLanguage', () => DONE_ANSWER),
    mockCall('getStatistics', () => ({
      data: { properties: 4, reels: 0, favorites: savedIds.size, views: 12_840, leads: 47, ads: 2 },
    })),
    mockCall('getExport', () => ({ data: null })),
    mockCall('startExport', () => DONE_ANSWER),
    mockCall('listPasskeys', () => ({ data: [] })),
    mockCall('getLoginMethods', () => ({ data: { has_password: true, identities: [IDENTITY] } })),
    mockCall('unlinkIdentity', () => DONE_ANSWER),
    mockCall('getTwoFactor', () => ({ data: { enabled: false, recovery_codes_left: 0 } })),
    mockCall('forgotPassword', () => DONE_ANSWER),
    mockCall('checkResetLink', () => DONE_ANSWER),
    mockCall('resetPassword', () => DONE_ANSWER),
    mockCall('checkEmailLink', ({ language }) => {
      const { email, name } = mockUser(language);
      return { data: { email, name, is_confirmed: false } };
    }),
    mockCall('refuseEmailLink', () => DONE_ANSWER),
    mockCall('verifyEmail', ({ language }) => ({
      code: 200 as const,
      data: { email: mockUser(language).email, is_changed: false },
    })),
    mockCall('resendVerification', () => ({ ...DONE_ANSWER, data: true })),
    mockCall('findDuplicates', () => ({ data: [] })),
    mockCall('listDrafts', () => ({ data: [] })),
    ...savedSearchHandlers(),
    mockCall('getFavoriteIds', () => ({ data: [...savedIds] })),
    mockCall('toggleFavorite', ({ body }) => {
      const isFavorite = !savedIds.delete(body.task_id);
      if (isFavorite) savedIds.add(body.task_id);
      return { code: 200 as const, data: isFavorite };
    }),
    ...favoriteHandlers(savedIds),
  ];
}
