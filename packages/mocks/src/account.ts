import type { Session, User } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { propertyCards } from './fixtures/propertyCards.ts';
import { errorResponse, mockCall } from './mockCall.ts';

/** The password that the mocked account is logged in to with. */
export const MOCK_PASSWORD = 'mashrabiya of oak';

/** The account that every login of a story leads to. */
export const mockUser = (language: FixtureLanguage): User => ({
  name: language === 'ar' ? 'نادية عبد الفتاح' : 'Nadia Abdel Fattah',
  email: 'nadia.abdelfattah@example.com',
  email_verified: true,
  phone: '01000001234',
  profile_pic: null,
  rating: 4.7,
  active_from: '2023-03-14',
});

const DONE = { code: 200 as const };
const SESSIONS: Session[] = ['Chrome, Android', 'Safari, iPhone'].map((device, index) => ({
  id: `01900000-0000-7000-8000-00000000000${index}`,
  device,
  created_at: '2026-11-01T09:00:00.000Z',
  used_at: `2026-11-${20 - index}T09:00:00.000Z`,
  is_current: index === 0,
}));

const LOVED_AT = '2026-11-17T12:00:00.000Z';
/** What the first favourite has become cheaper by, in EGP. */
const CHEAPER_BY = 250_000;

/** Everything behind a login, with a memory of its own; `loved` are the homes that have the heart at first. */
export function accountHandlers(loved: readonly string[] = []): HttpHandler[] {
  const hearts = new Set(loved);
  const login = (language: FixtureLanguage) => ({ token: 'x'.repeat(43), user: mockUser(language) });
  return [
    mockCall('login', ({ body, language }) =>
      body.password === MOCK_PASSWORD ? login(language) : errorResponse('wrong_login'),
    ),
    mockCall('register', ({ language }) => login(language)),
    mockCall('logout', () => DONE),
    mockCall('getProfile', ({ language }) => ({ data: mockUser(language) })),
    mockCall('updateProfile', ({ body, language }) => ({ data: { ...mockUser(language), ...body } })),
    mockCall('setPhone', ({ body, language }) => ({ data: { ...mockUser(language), ...body } })),
    mockCall('changePassword', () => DONE),
    mockCall('changeEmail', () => DONE),
    mockCall('deleteAccount', ({ body }) =>
      body.current_password === MOCK_PASSWORD ? DONE : errorResponse('wrong_password'),
    ),
    mockCall('listSessions', () => ({ data: SESSIONS })),
    mockCall('endSession', () => DONE),
    mockCall('endOtherSessions', () => DONE),
    mockCall('listAuditEvents', () => ({ data: [] })),
    mockCall('forgotPassword', () => DONE),
    mockCall('resetPassword', () => DONE),
    mockCall('verifyEmail', ({ language }) => ({
      code: 200 as const,
      data: { email: mockUser(language).email, is_changed: false },
    })),
    mockCall('resendVerification', () => ({ ...DONE, data: true })),
    mockCall('getLovedIds', () => ({ data: [...hearts] })),
    mockCall('toggleLove', ({ body }) => {
      const isLoved = !hearts.delete(body.task_id);
      if (isLoved) hearts.add(body.task_id);
      return { code: 200 as const, data: isLoved };
    }),
    mockCall('listFavorites', ({ query, language }) => {
      const homes = propertyCards(language).filter(
        ({ id, action }) => hearts.has(id) && (!query.action || query.action === action),
      );
      const data = homes.map((home, index) => ({
        ...home,
        is_loved: true,
        loved_at: LOVED_AT,
        loved_price: home.price !== null && index === 0 ? home.price + CHEAPER_BY : home.price,
        // The last of several has gone since.
        availability: index > 1 && index === homes.length - 1 ? 3 : home.availability,
      }));
      return { data: { data, current_page: 1, last_page: 1, total_properties: data.length } };
    }),
  ];
}
