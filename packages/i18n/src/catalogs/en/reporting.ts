import type { reporting as ar } from '../ar/reporting.ts';
import type { CatalogOf } from '../type.ts';

export const reporting: CatalogOf<typeof ar> = {
  title: {
    ad: 'What’s wrong with this listing?',
    reel: 'What’s wrong with this reel?',
    person: 'Why are you reporting this user?',
  },
  text: 'Only our moderators see your report. The seller won’t know who sent it.',
  conversationText: 'Only our moderators see your report. They can read this conversation.',
  reason: {
    sold: 'Already sold or rented',
    wrong_price: 'Wrong price',
    wrong_place: 'Wrong location',
    not_owner: 'Seller isn’t the owner or their agent',
    fraud: 'Fraud, or asks for money in advance',
    impersonation: 'Pretending to be someone else',
    wrong_number: 'Wrong number, or someone else’s',
    insulting: 'Insults or threats',
    other: 'Something else',
  },
  note: 'What did you see?',
  noteOptional: 'What did you see? (optional)',
  send: 'Send report',
  done: 'Thanks. We’ll review your report.',
  close: 'Close',
};
