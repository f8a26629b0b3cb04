import type { User } from '@mashrabiya/contract';
import { languageOf } from '../homes/stories.ts';

const nadia = {
  email: 'nadia.abdelfattah@example.com',
  email_verified: true,
  phone: '01000001234',
  profile_pic: null,
  rating: 4.7,
  active_from: '2023-03-14',
} satisfies Omit<User, 'name'>;

/** The person whose account the stories show, named in the story's language. */
export const person = (globals: { locale?: unknown } = {}): User => ({
  ...nadia,
  name: languageOf(globals) === 'ar' ? 'نادية عبد الفتاح' : 'Nadia Abdel Fattah',
});
