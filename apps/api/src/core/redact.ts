/** Links in mails and shared lists contain tokens of 43 characters of base64url, or more. */
const TOKEN = /[\w-]{43,}/g;
const EMAIL = /[^\s<>"'(),:;@[\]]+@[\w-]+(?:\.[\w-]+)+/g;

export const redactTokens = (text: string): string => text.replace(TOKEN, '[token]');

/** Hides email addresses and tokens, which errors of other programs may contain. */
export const redact = (text: string): string => redactTokens(text).replace(EMAIL, '[email]');
