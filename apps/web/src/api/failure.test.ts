import { createI18n } from '@mashrabiya/i18n';
import { en } from '@mashrabiya/i18n/en';
import { expect, test } from 'vitest';
import { ApiError } from './error.ts';
import { getPageFailure, getToastMessage } from './failure.ts';

const { t } = createI18n('en', { en });

test('a page distinguishes missing, removed and failed content', () => {
  expect(getPageFailure(null)).toBeNull();
  expect(getPageFailure(new ApiError('not_found', 404, ''))).toBe('missing');
  expect(getPageFailure(new ApiError('invalid_id', 422, ''))).toBe('missing');
  expect(getPageFailure(new ApiError('gone', 410, ''))).toBe('gone');
  for (const status of [0, 429, 500, 503])
    expect(getPageFailure(new ApiError('unexpected', status, ''))).toBe('failed');
});

test('a page that received its failure as data shows the same', () => {
  expect(getPageFailure({ code: 'gone', status: 410 })).toBe('gone');
});

test('a toast shows the server’s message about the request', () => {
  expect(getToastMessage('toggleFavorite', new ApiError('gone', 410, 'No longer on offer.'), t)).toBe(
    'No longer on offer.',
  );
  expect(getToastMessage('addLead', new ApiError('too_many_requests', 429, 'Wait a while.'), t)).toBe('Wait a while.');
});

test('a toast explains a lost connection and a server error', () => {
  expect(getToastMessage('toggleFavorite', new ApiError('network', 0, 'network'), t)).toBe(
    'Check your network connection.',
  );
  expect(getToastMessage('toggleFavorite', new ApiError('unexpected', 500, 'Internal'), t)).toBe(
    'Something went wrong.',
  );
  expect(getToastMessage('toggleFavorite', new ApiError('unexpected', 404, ''), t)).toBe('Something went wrong.');
});

test('an ended session shows nothing more; a wrong password does', () => {
  expect(getToastMessage('toggleFavorite', new ApiError('login_required', 401, 'Log in.'), t)).toBeNull();
  expect(getToastMessage('login', new ApiError('wrong_login', 401, 'Check your details.'), t)).toBe(
    'Check your details.',
  );
});
