import { describe, expect, it } from 'vitest';
import { en } from './catalogs/en/index.ts';
import { errorMessages, getErrorMessage } from './errors.ts';

/** English sentences that the specification quotes in sections 4 to 8. */
const QUOTES = {
  4: ['added', 'removed'],
  5: [
    'Please check for errors before continuing.',
    'age must be 18 years or more',
    'Invalid file. Please provide an image file.',
    'You do not have permission to edit this property',
  ],
  6: [
    'you do not own this plan',
    'get a plan first',
    'You have to login to add a property.',
    'Login to add Property to favorites.',
    'Login for rating',
    'Login to open this page',
  ],
  8: [
    'Login failed. Check your details.',
    'An error occurred, please try again after 30 seconds',
    'check your network connection',
    'something went wrong',
    'The email address is already in use by another account.',
    'The phone has already been taken.',
    'We could not send the reset link. Check the email address.',
    'Please wait before retrying.',
    "We can't find a user with that email address.",
    'the email address is not correct',
    'Invalid email or phone number.',
    'The email has already been taken.',
    'The phone number has already been taken.',
    'The age must be at least 18.',
    'request submitted successfully',
    'no advisors in this city',
    'Current password is incorrect',
    'An error occurred. Please try again.',
    'Failed to copy phone number.',
    'Please correct the errors before submitting',
    'An error occurred while fetching data',
    'Unable to open the new tab. Please allow popups for this site.',
    'uploaded successfully',
  ],
};

/** Quotes and texts may differ in the first capital and the final full stop. */
const removeFrame = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

const listTexts = (catalog: object): string[] =>
  Object.values(catalog).flatMap((text: string | object) => (typeof text === 'string' ? [text] : listTexts(text)));

const codes = Object.keys(errorMessages.en) as (keyof typeof errorMessages.en)[];
const texts = [...listTexts(en), ...codes.map((code) => getErrorMessage(code, 'en'))].map(removeFrame);

describe.each(Object.entries(QUOTES))('The English texts contain each sentence of section %s', (_, quotes) => {
  it.each(quotes.map(removeFrame))('%s', (quote) => {
    expect(texts.filter((text) => text === quote || text.startsWith(`${quote}. `))).not.toEqual([]);
  });
});
