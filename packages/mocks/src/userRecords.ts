import type { ModeratedUser, UserRecord } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { propertyCards } from './fixtures/propertyCards.ts';
import { errorResponse, mockCall } from './mockCall.ts';

const buildId = (number: number) => `01900000-0000-7000-8000-00000000080${number}`;

/** A seller, a moderator, and a blocked user. */
export const mockUsers = (language: FixtureLanguage): ModeratedUser[] => {
  const isArabic = language === 'ar';
  return [
    {
      id: buildId(1),
      name: isArabic ? 'تامر البدوي' : 'Tamer El Badawy',
      email: 'tamer.elbadawy@example.com',
      phone: '01000004521',
      email_verified: true,
      role: 'user',
      active_from: '2024-02-11',
      ads: 7,
      active: 4,
      blocked: null,
    },
    {
      id: buildId(2),
      name: isArabic ? 'منى شريف' : 'Mona Sherif',
      email: 'mona.sherif@example.com',
      phone: '',
      email_verified: true,
      role: 'moderator',
      active_from: '2023-09-02',
      ads: 0,
      active: 0,
      blocked: null,
    },
    {
      id: buildId(3),
      name: isArabic ? 'وائل رضا' : 'Wael Reda',
      email: 'wael.reda@example.com',
      phone: '01000009917',
      email_verified: false,
      role: 'user',
      active_from: '2026-10-30',
      ads: 2,
      active: 0,
      blocked: {
        reason: isArabic ? 'إعلانات لعقارات لا يملكها' : 'Ads for homes of others',
        at: '2026-11-19T08:00:00.000Z',
      },
    },
  ];
};

export function mockUserRecord(language: FixtureLanguage, user: ModeratedUser): UserRecord {
  const cards = propertyCards(language).slice(0, user.ads);
  const [first] = cards;
  return {
    ...user,
    accepted: user.active,
    refused: user.ads - user.active,
    upheld: user.blocked ? 2 : 0,
    posted: cards.map((card, index) => ({
      id: card.id,
      address: card.address,
      availability: user.blocked ? 3 : index < user.active ? 2 : 4,
      withheld: user.blocked ? 'blocked' : null,
      at: '2026-11-18T09:00:00.000Z',
    })),
    reports: first
      ? [
          {
            id: buildId(8),
            property: { id: first.id, address: first.address },
            reason: 'wrong_price',
            note: language === 'ar' ? 'أغلى بكثير مما قيل لي.' : 'Far dearer than I was told.',
            decision: user.blocked ? 'blocked' : null,
            at: '2026-11-17T09:00:00.000Z',
          },
        ]
      : [],
    company: null,
    audit: [
      { id: buildId(9), kind: 'login', device: 'Chrome, Android', created_at: '2026-11-20T07:00:00.000Z' },
      { id: buildId(7), kind: 'registered', device: 'Chrome, Android', created_at: '2026-11-01T07:00:00.000Z' },
    ],
  };
}

/** Users for moderators; assigned roles are stored. */
export function userRecordHandlers(): HttpHandler[] {
  const roles = new Map<string, ModeratedUser['role']>();
  const users = (language: FixtureLanguage) =>
    mockUsers(language).map((user) => ({ ...user, role: roles.get(user.id) ?? user.role }));
  return [
    mockCall('listUsers', ({ query, language }) => {
      const text = (query.query ?? '').toLowerCase();
      const data = users(language).filter(({ name, email, phone }) =>
        [name, email, phone].some((part) => part.toLowerCase().includes(text)),
      );
      return { data: { data, current_page: 1, last_page: 1, total: data.length } };
    }),
    mockCall('getModeratedUser', ({ params, language }) => {
      const user = users(language).find((candidate) => candidate.id === params.id);
      return user ? { data: mockUserRecord(language, user) } : errorResponse('not_found');
    }),
    mockCall('blockUser', () => ({ code: 200 as const })),
    mockCall('endUserSessions', () => ({ code: 200 as const })),
    mockCall('setRole', ({ params, body }) => {
      roles.set(params.id, body.role);
      return { code: 200 as const };
    }),
  ];
}
