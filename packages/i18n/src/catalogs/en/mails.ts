import type { mails as ar } from '../ar/mails.ts';
import type { CatalogOf } from '../type.ts';

/** What the site writes to people. How long links last is said here as `TOKEN_LIFETIME_MS` of the server has it. */
export const mails: CatalogOf<typeof ar> = {
  brand: 'Mashrabiya',
  unknownDevice: 'unknown device',
  linkHelp: 'If the button does not work, copy this link into your browser:',
  footer:
    'Mashrabiya sent you this message because your address is in an account there. We never ask for your password.',
  verify: {
    subject: 'Confirm your email',
    title: 'One step, and your account is ready',
    text: 'Press the button to confirm that this email is yours. We can then write to you there if you forget your password.',
    action: 'Confirm email',
    note: 'The link works once, within 24 hours. If you did not open an account at Mashrabiya, ignore this message.',
  },
  welcome: {
    subject: 'Welcome to Mashrabiya',
    title: 'Welcome, {{name}}',
    text: 'Your email is confirmed and your account is ready. Keep the homes you like, follow their prices, and post your own in minutes.',
    action: 'Start browsing',
    note: 'You can edit your details or delete your account at any time on your account page.',
  },
  reset: {
    subject: 'Set a new password',
    title: 'Forgot your password?',
    text: 'Press the button and choose a new password. You will then have to log in again on all your devices.',
    action: 'Choose a new password',
    note: 'The link works once, within an hour. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  new_device: {
    subject: 'A login from a new device',
    title: 'A login from a new device',
    text: 'Somebody logged in to your account at Mashrabiya from a device that we have not seen with you before: {{device}}.',
    action: 'See my devices',
    note: 'If it was you, there is nothing to do. If it was not, change your password now: that logs out all other devices.',
  },
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account at Mashrabiya was changed, and your other devices were logged out.',
    action: 'Go to Mashrabiya',
    note: 'If it was not you, ask for a new password now, with “Forgot your password?” in the login form.',
  },
  email_confirm: {
    subject: 'Confirm your new email',
    title: 'Confirm your new email',
    text: 'You asked to make {{email}} the email of your account at Mashrabiya. Press the button to change it; until then your current email stays as it is.',
    action: 'Confirm new email',
    note: 'The link works once, within 24 hours. If you did not ask for this change, ignore this message.',
  },
  email_change_asked: {
    subject: 'A change of your email was requested',
    title: 'A change of your email was requested',
    text: 'Somebody asked to change the email of your account at Mashrabiya to {{email}}. It changes once a message to the new address is confirmed.',
    action: 'Go to Mashrabiya',
    note: 'If it was not you, change your password now: that stops the request at once.',
  },
  email_changed: {
    subject: 'Your email was changed',
    title: 'Your email was changed',
    text: 'The email of your account at Mashrabiya is now {{email}}. Log in with it from now on.',
    action: 'Go to Mashrabiya',
    note: 'If it was not you, write to us from the support page as soon as you can.',
  },
  account_deleted: {
    subject: 'Your account was deleted',
    title: 'Your account was deleted',
    text: 'Your account at Mashrabiya was deleted as you asked: we no longer have your details, favourites and logins, and your ads were taken down.',
    action: 'Go to Mashrabiya',
    note: 'We hope to see you again. You can open a new account with the same email at any time.',
  },
};
