import { anyText, email, origin, smsSender, smtpUrl, twilioAccount, wholeNumber } from '../parsers.ts';
import { settingInfos } from './settingInfos.ts';

export const messageSettings = {
  SMTP_URL: smtpUrl.optional().register(settingInfos, {
    group: 'Mail',
    meaning: 'mail server, `smtp://user:password@host:587` or `smtps:`; requires `SITE_ORIGIN` for the links in mails',
    defaultText:
      'mails stay in the database; with the embedded one and without `SITE_ORIGIN`, `/dev/outbox` shows them to browsers that have opened the link printed at the start',
    secret: 'url',
  }),
  MAIL_FROM: email('no-reply@example.com').optional().register(settingInfos, {
    group: 'Mail',
    meaning: 'sender of mails',
    defaultText: '`no-reply@` the host of `SITE_ORIGIN`',
  }),
  CONTACT_EMAIL: email('contact@example.com').optional().register(settingInfos, {
    group: 'Mail',
    meaning: 'recipient of messages of the contact form; the database also keeps them for a year',
    defaultText: '`contact@` the host of `SITE_ORIGIN`',
  }),
  TWILIO_ACCOUNT_SID: twilioAccount.optional().register(settingInfos, {
    group: 'Text messages',
    meaning:
      'account at [Twilio](https://www.twilio.com/docs/messaging), whose messages confirm phone numbers ([0049](decisions/0049-confirmed-phone-numbers.md)). Set together with its token and `TWILIO_FROM`',
    defaultText: 'the demo shows messages at `/dev/outbox`; elsewhere no numbers are confirmed',
  }),
  TWILIO_AUTH_TOKEN: anyText.optional().register(settingInfos, {
    group: 'Text messages',
    meaning: 'token of the account',
    secret: 'text',
  }),
  TWILIO_FROM: smsSender.optional().register(settingInfos, {
    group: 'Text messages',
    meaning: 'sender: a number with `+`, the SID of a messaging service, or a registered name',
  }),
  TWILIO_URL: origin('https://api.twilio.com').default('https://api.twilio.com').register(settingInfos, {
    group: 'Text messages',
    meaning: 'Twilio’s server',
  }),
  SMS_DAILY_LIMIT: wholeNumber(1_000_000, 1).default(1_000).register(settingInfos, {
    group: 'Text messages',
    meaning: 'text messages a day to all users together, against bots that request them for paid numbers',
  }),
};
