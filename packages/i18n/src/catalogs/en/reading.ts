import type { reading as ar } from '../ar/reading.ts';
import type { CatalogOf } from '../type.ts';

export const reading: CatalogOf<typeof ar> = {
  article: {
    minutes_one: '1 minute read',
    minutes_other: '{{count}} minute read',
    contents: 'In this article',
    share: 'Share this article',
    shared: 'Link copied',
    shareFailed: 'The link could not be copied.',
    related: 'Read next',
    back: 'All news',
  },
  articles: {
    label: 'Articles',
    loading: 'Loading articles',
    empty: 'No articles yet',
    emptyHint: 'Market news and price movements will appear here.',
    failed: 'The articles could not be loaded',
    more: 'Older articles',
  },
  questions: {
    search: 'Search the questions',
    placeholder: 'Such as: commission, registration, installments',
    found_one: '1 question',
    found_other: '{{count}} questions',
    none: 'No question about “{{query}}”',
    noneHint: 'Try another word, or ask us directly.',
    ask: 'Ask us',
    link: 'Link to this question',
  },
  legal: {
    contents: 'Contents',
    updated: 'Last updated: {{date}}',
    print: 'Print',
    top: 'Back to top',
  },
  contact: {
    title: 'Contact us',
    intro: 'We answer within one working day.',
    name: 'Name',
    email: 'Email',
    phone: 'Mobile number',
    subject: 'Subject',
    message: 'Your message',
    messageHint: 'If you ask about an ad, paste its link here.',
    send: 'Send message',
    sending: 'Sending',
    sentTitle: 'We have your message',
    sentText: 'Thank you. We will answer to {{email}} within one working day.',
    again: 'Send another message',
  },
  service: {
    steps: 'How it works',
    offers: 'What you get',
  },
  about: {
    numbers: 'Mashrabiya in numbers',
    values: 'What we stand by',
    team: 'Who is behind it',
  },
};
