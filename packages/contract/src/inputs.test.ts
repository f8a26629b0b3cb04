import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  buildEmailChangeInput,
  DeleteAccountInput,
  ForgotPasswordInput,
  LoginInput,
  PasswordChangeInput,
  PhoneInput,
  ProfileInput,
  RegisterInput,
} from './accounts/inputs.ts';
import { CONTACT_MIN_MS, ContactInput, ContactRequest } from './contact/inputs.ts';
import { isInputCode } from './fields/codes.ts';
import { AdvisorInput } from './people/advisorInputs.ts';
import { ReviewInput } from './people/reviewInputs.ts';
import { SavedSearchInput } from './savedSearches/inputs.ts';

function getCodes(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
}

const user = {
  name: ' نادية عبد الفتاح ',
  email: 'nadia@example.com',
  phone: '',
  password: 'rawasheen of oak',
  password_confirmation: 'rawasheen of oak',
};

describe('an e-mail address', () => {
  const getCode = (email: string) => getCodes(ForgotPasswordInput, { email }).email;
  it.each(['nadia@example.com', 'a.b+c@mail.example.co', 'نادية@مثال.مصر', ' a@example.com '])('may be %j', (email) => {
    expect(getCode(email)).toBeUndefined();
  });
  it.each(['nadia', 'nadia@', '@example.com', 'nadia@example', 'a b@example.com', 'a@b@c.com', 'a@b..c', 'a@b.'])(
    'is not %j',
    (email) => expect(getCode(email)).toBe('email_invalid'),
  );
  it.each([
    'a1,v@x.example',
    '<v@x.example>',
    'v@x.example;',
    'g:v@x.example;',
    '(c)v@x.example',
    '"v"@x.example',
    'v(c)@x.example',
    'v@x.example(c)',
    'v@[10.0.0.1]',
    'v@10.0.0.1',
    'v@x.example.',
    'v@-x.example',
    'v@x.example/',
    '.v@x.example',
    'v..w@x.example',
    'v%w@x.example',
    'w!v@x.example',
    'v\0@x.example',
    `${'v'.repeat(65)}@x.example`,
  ])('is not %j, which some mail programs parse as another', (email) => expect(getCode(email)).toBe('email_invalid'));
  it.each([
    ['ｖ@x.example', 'v@x.example'],
    ['v＠ｘ．example', 'v@x.example'],
    ['v@X.Example', 'v@x.example'],
    ['نادية@مثال.مصر', 'نادية@xn--mgbh0fb.xn--wgbh1c'],
    [' a@example.com ', 'a@example.com'],
  ])('is normalised from %j to %j', (typed, email) =>
    expect(ForgotPasswordInput.parse({ email: typed })).toEqual({ email }),
  );
  it('is required', () => {
    expect(getCode(' ')).toBe('email_required');
  });
});

describe('a registration', () => {
  it('accepts a user without a phone, and does not validate the phone', () => {
    expect(RegisterInput.parse(user)).toEqual({ ...user, name: 'نادية عبد الفتاح', phone: undefined });
    expect(RegisterInput.parse({ ...user, phone: ' 12 ' }).phone).toBe('12');
    expect(RegisterInput.parse({ ...user, phone: '٠١٠ ٠٠٠٠ ١٢٣٤' }).phone).toBe('01000001234');
  });
  it('reports every problem', () => {
    const codes = {
      name: 'name_required',
      email: 'email_required',
      password: 'password_required',
      password_confirmation: 'confirmation_required',
    };
    expect(getCodes(RegisterInput, { name: '  ', email: '', password: '', password_confirmation: '' })).toEqual(codes);
    expect(getCodes(RegisterInput, {})).toEqual(codes);
  });
  it('requires eight characters, twice the same, along with other problems', () => {
    expect(getCodes(RegisterInput, { ...user, password: '1234567', password_confirmation: '1234567' })).toEqual({
      password: 'password_short',
    });
    expect(getCodes(RegisterInput, { ...user, name: '', password_confirmation: 'Rawasheen' })).toEqual({
      name: 'name_required',
      password_confirmation: 'confirmation_mismatch',
    });
  });
});

describe('a new password', () => {
  const getCode = (password: string, overrides: object = {}) =>
    getCodes(RegisterInput, { ...user, ...overrides, password, password_confirmation: password }).password;
  it.each(['        ', 'aaaaaaaa', 'abababab', '12345678', '١٢٣٤٥٦٧٨', '87654321', 'abcdefgh', 'qwertyuiop'])(
    'is too simple as %j',
    (password) => expect(getCode(password)).toBe('password_simple'),
  );
  it.each(['nadia@example.com', 'NADIA-2026', 'نادية عبد الفتاح', 'Mashrabiya', 'مشربية ١٢٣', 'mashrabiya!!'])(
    'is too common as %j',
    (password) => expect(getCode(password)).toBe('password_personal'),
  );
  it.each(['mashrabiya of oak', 'nadia likes figs', '2026-11-25 9:30', 'شجرة تين قديمة'])('may be %j', (password) =>
    expect(getCode(password)).toBeUndefined(),
  );
  it('is not checked at a login', () => {
    expect(getCodes(LoginInput, { email: 'nadia@example.com', password: 'aaaaaaaa' })).toEqual({});
  });
});

describe('an account', () => {
  it('is opened with an address and eight characters', () => {
    expect(getCodes(LoginInput, { email: 'nadia', password: 'short' })).toEqual({
      email: 'email_invalid',
      password: 'password_short',
    });
  });
  it('changes its password only with the current one, into a new one', () => {
    const samePasswords = { current_password: 'rawasheen', password: 'rawasheen', password_confirmation: 'rawasheen' };
    expect(getCodes(PasswordChangeInput, samePasswords)).toEqual({ password: 'password_unchanged' });
    expect(getCodes(PasswordChangeInput, { ...samePasswords, current_password: '' })).toEqual({
      current_password: 'current_password_required',
    });
    expect(
      getCodes(buildEmailChangeInput('nadia@example.com'), { email: 'Nadia@Example.com', current_password: '' }),
    ).toEqual({
      email: 'email_unchanged',
      current_password: 'current_password_required',
    });
    expect(getCodes(DeleteAccountInput, {})).toEqual({ current_password: 'current_password_required' });
  });
  it('accepts a phone in any spelling', () => {
    expect(PhoneInput.parse({ phone: '+20 100 000 1234' })).toEqual({ phone: '01000001234' });
    expect(getCodes(PhoneInput, { phone: '0100' })).toEqual({ phone: 'phone_invalid' });
    expect(getCodes(PhoneInput, { phone: ' ' })).toEqual({ phone: 'phone_required' });
    expect(getCodes(ProfileInput, { name: 'نادية', phone: '' })).toEqual({});
    expect(getCodes(ProfileInput, { name: 'نادية', phone: '12' })).toEqual({ phone: 'phone_invalid' });
  });
});

describe('a message', () => {
  const message = {
    topic: 'support',
    name: 'هبة',
    email: 'heba@example.com',
    phone: '٠١٠٠٠٠٠١٢٣٤',
    subject: 'عن إعلان',
    message: ' نعم ',
  };
  it('requires all its fields, and not only spaces', () => {
    expect(ContactInput.parse(message)).toEqual({ ...message, phone: '01000001234', message: 'نعم' });
    expect(
      getCodes(ContactInput, { topic: null, name: ' ', email: '', phone: '', subject: '\n', message: ' ' }),
    ).toEqual({
      topic: 'topic_required',
      name: 'name_required',
      email: 'email_required',
      phone: 'phone_required',
      subject: 'subject_required',
      message: 'message_required',
    });
  });
  it('is refused if sent too fast, or by a robot', () => {
    const sentMessage = { ...message, key: '0d9c8f3a-6f0b-4c54-9c1e-0c2f0d1a7b11', open_ms: CONTACT_MIN_MS };
    expect(ContactRequest.safeParse(sentMessage).success).toBe(true);
    expect(ContactRequest.safeParse({ ...sentMessage, open_ms: CONTACT_MIN_MS - 1 }).success).toBe(false);
    expect(ContactRequest.safeParse({ ...sentMessage, website: 'https://example.com' }).success).toBe(false);
  });
});

describe('an application', () => {
  const application = {
    profile_pic: new File(['.'], 'me.png', { type: 'image/png' }),
    name: ' كريم عبد العزيز ',
    email: 'karim@example.com',
    phone: '٠١٢٠٠٠٠٤٣٢١',
    age: 18,
    about: 'شواطئ الإسكندرية',
    category: 'coastal',
    years_of_experience: 0,
    experience: 'وسيط في سموحة',
    certificates: ' ',
    city: 12,
    places: [120, 121],
  };
  it('is parsed unchanged', () => {
    expect(AdvisorInput.parse(application)).toEqual({
      ...application,
      name: 'كريم عبد العزيز',
      phone: '01200004321',
      certificates: null,
    });
  });
  it('requires all but the certificates', () => {
    const nothing = Object.fromEntries(Object.keys(application).map((field) => [field, null]));
    expect(getCodes(AdvisorInput, nothing)).toEqual({
      profile_pic: 'picture_required',
      name: 'name_required',
      email: 'email_required',
      phone: 'phone_required',
      age: 'age_too_low',
      about: 'about_required',
      category: 'specialty_required',
      years_of_experience: 'years_of_experience_required',
      experience: 'experience_required',
      city: 'city_required',
      places: 'areas_required',
    });
  });
  it.each([
    [{ age: 17 }, 'age', 'age_too_low'],
    [{ age: '١٧' }, 'age', 'age_too_low'],
    [{ age: 18.5 }, 'age', 'number_not_whole'],
    [{ age: 121 }, 'age', 'age_too_high'],
    [{ years_of_experience: 61 }, 'years_of_experience', 'years_of_experience_too_many'],
    [{ places: [] }, 'places', 'areas_required'],
    [{ category: 'castle' }, 'category', 'specialty_required'],
    [{ profile_pic: new File(['.'], 'cv.pdf', { type: 'application/pdf' }) }, 'profile_pic', 'picture_invalid'],
    [{ profile_pic: new File(['.'], 'a.svg', { type: 'image/svg+xml' }) }, 'profile_pic', 'picture_invalid'],
  ])('is refused with %j', (change, field, code) => {
    expect(getCodes(AdvisorInput, { ...application, ...change })).toEqual({ [field]: code });
  });
});

describe('a review and a saved search', () => {
  it('require stars and a name', () => {
    expect(getCodes(ReviewInput, { rating: null, text: '' })).toEqual({ rating: 'rating_required' });
    expect(getCodes(ReviewInput, { rating: 5, text: 'ح'.repeat(1001) })).toEqual({ text: 'text_too_long' });
    expect(getCodes(SavedSearchInput, { name: ' ' })).toEqual({ name: 'search_name_required' });
  });
});

it('an error message is a code', () => {
  expect([isInputCode('email_invalid'), isInputCode('toString'), isInputCode('البريد')]).toEqual([true, false, false]);
});
