import { createI18n } from '@mashrabiya/i18n';
import { en } from '@mashrabiya/i18n/en';
import { expect, test } from 'vitest';
import { ApiError } from './error.ts';
import { pageFailure, toastWords } from './failure.ts';

const { t } = createI18n('en', { en });

test('a page distinguishes missing, removed and failed content', () => {
  expect(pageFailure(null)).toBeNull();
  expect(pageFailure(new ApiError('not_found', 404, ''))).toBe('missing');
  expect(pageFailure(new ApiError('invalid_id', 422, ''))).toBe('missing');
  expect(pageFailure(new ApiError('gone', 410, ''))).toBe('gone');
  for (const status of [0, 429, 500, 503]) expect(pageFailure(new ApiError('unexpected', status, ''))).toBe('failed');
});

test('a page that received its failure as data shows the same', () => {
  expect(pageFailure({ code: 'gone', status: 410 })).toBe('gone');
});

test('a toast shows the server’s message about the request', () => {
  expect(toastWords('toggleFavorite', new ApiError('gone', 410, 'No longer on offer.'), t)).toBe('No longer on offer.');
  expect(toastWords('addLead', new ApiError('too_many_requests', 429, 'Wait a while.'), t)).toBe('Wait a while.');
});

test('a toast explains a lost connection and a server error', () => {
  expect(toastWords('toggleFavorite', new ApiError('network', 0, 'network'), t)).toBe('Check your network connection.');
  expect(toastWords('toggleFavorite', new ApiError('unexpected', 500, 'Internal'), t)).toBe('Something went wrong.');
  expect(toastWords('toggleFavorite', new ApiError('unexpected', 404, ''), t)).toBe('Something went wrong.');
});

test('an ended session shows nothing more; a wrong password does', () => {
  expect(toastWords('toggleFavorite', new ApiError('login_required', 401, 'Log in.'), t)).toBeNull();
  expect(toastWords('login', new ApiError('wrong_login', 401, 'Check your details.'), t)).toBe('Check your details.');
});
