import { describe, expect, it } from 'vitest';
import {
  checkDelete,
  checkEmailChange,
  checkForgot,
  checkLogin,
  checkPasswordChange,
  checkPhone,
  checkRegister,
  firstProblem,
  isEmail,
} from './accountRules.ts';

const person = {
  name: 'نادية عبد الفتاح',
  email: 'nadia@example.com',
  phone: '',
  password: 'mashrabiya',
  password_confirmation: 'mashrabiya',
};

describe('isEmail', () => {
  it.each(['nadia@example.com', 'a.b+c@mail.example.co', 'نادية@مثال.مصر'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    'nadia',
    'nadia@',
    '@example.com',
    'nadia@example',
    'a b@example.com',
    ' a@example.com',
    'a@b@c.com',
    'a@b..c',
    'a@b.',
  ])('refuses "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('registration', () => {
  it('takes a person without a phone, and does not judge the phone', () => {
    expect(checkRegister(person)).toEqual({});
    expect(checkRegister({ ...person, phone: '12' })).toEqual({});
  });
  it('names every problem, the first one by the order of the fields', () => {
    const empty = { name: '  ', email: '', phone: '', password: '', password_confirmation: '' };
    expect(checkRegister(empty)).toEqual({
      name: 'nameMissing',
      email: 'emailMissing',
      password: 'passwordMissing',
      password_confirmation: 'confirmationMissing',
    });
    expect(firstProblem(checkRegister(empty), () => true)).toEqual(['name', 'nameMissing']);
    expect(firstProblem(checkRegister(empty), (field) => field !== 'name')).toEqual(['email', 'emailMissing']);
    expect(firstProblem(checkRegister(person), () => true)).toBeUndefined();
  });
  it('asks for eight characters, twice the same', () => {
    expect(checkRegister({ ...person, password: '1234567', password_confirmation: '1234567' })).toEqual({
      password: 'passwordShort',
    });
    expect(checkRegister({ ...person, password_confirmation: 'Mashrabiya' })).toEqual({
      password_confirmation: 'confirmationDifferent',
    });
  });
});

describe('login and forgotten password', () => {
  it('ask for a valid address', () => {
    expect(checkLogin({ email: 'nadia', password: 'mashrabiya' })).toEqual({ email: 'emailWrong' });
    expect(checkLogin({ email: person.email, password: 'short' })).toEqual({ password: 'passwordShort' });
    expect(checkForgot({ email: '' })).toEqual({ email: 'emailMissing' });
    expect(checkForgot({ email: person.email })).toEqual({});
  });
});

describe('changes to an account', () => {
  it('need the current password, and something new', () => {
    expect(checkPasswordChange({ current: '', password: 'newpassword', password_confirmation: 'newpassword' })).toEqual(
      {
        current: 'currentMissing',
      },
    );
    expect(
      checkPasswordChange({ current: 'mashrabiya', password: 'mashrabiya', password_confirmation: 'mashrabiya' }),
    ).toEqual({ password: 'passwordSame' });
    expect(checkEmailChange('nadia@example.com')({ email: 'Nadia@Example.com', current: 'x' })).toEqual({
      email: 'emailSame',
    });
    expect(checkDelete({ current: '' })).toEqual({ current: 'currentMissing' });
  });
  it('take a phone as people type it', () => {
    expect(checkPhone({ phone: '٠١٠ ٠٠٠٠ ١٢٣٤' })).toEqual({});
    expect(checkPhone({ phone: '0100' })).toEqual({ phone: 'phoneWrong' });
    expect(checkPhone({ phone: ' ' })).toEqual({ phone: 'phoneMissing' });
  });
});
