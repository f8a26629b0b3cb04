import type { Language } from '@mashrabiya/i18n';
import type { DemoAccount } from '../seed/demoAccounts.ts';

export interface DemoUser {
  title: Record<Language, string>;
  email: string;
  isVerified: boolean;
}

const ROLE_TITLES: Record<DemoAccount['role'], DemoUser['title']> = {
  buyer: { ar: 'مشترية', en: 'A buyer' },
  seller: { ar: 'بائع لديه إعلانات', en: 'A seller with ads' },
  broker: { ar: 'وسيط عقاري', en: 'A broker' },
  moderator: { ar: 'مراجِعة إعلانات', en: 'A moderator' },
  finance: { ar: 'مسؤول مالي', en: 'Finance' },
  administrator: { ar: 'مديرة الموقع', en: 'An administrator' },
};

export const buildDemoUsers = (accounts: readonly DemoAccount[], newUserEmail: string): DemoUser[] => [
  ...accounts.map(({ role, email }) => ({ title: ROLE_TITLES[role], email, isVerified: true })),
  { title: { ar: 'مستخدم جديد بلا حساب', en: 'A new user without an account' }, email: newUserEmail, isVerified: true },
  {
    title: { ar: 'مستخدم لم يؤكّد بريده', en: 'A user with an unverified email address' },
    email: 'unverified@example.com',
    isVerified: false,
  },
];
