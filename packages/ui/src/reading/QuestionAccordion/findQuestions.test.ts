import { expect, test } from 'vitest';
import { findQuestions } from './findQuestions.ts';

const groups = [
  {
    title: 'الشراء',
    questions: [
      { id: 'fee', question: 'كم عمولة الوسيط؟', answer: 'المعتاد 2.5% من ثمن الشقة.' },
      { id: 'register', question: 'كيف أسجّل العقد؟', answer: 'في الشهر العقاري، ببطاقتك.' },
    ],
  },
  { title: 'Rent', questions: [{ id: 'lease', question: 'How long is a lease?', answer: 'As you both agree.' }] },
];
const found = (query: string) => [...findQuestions(groups, query)];

test('an empty query finds all', () => {
  expect(found('  ')).toEqual(['fee', 'register', 'lease']);
});

test('Arabic is found however it is spelt', () => {
  expect(found('العموله')).toEqual(['fee']);
  expect(found('شقه')).toEqual(['fee']);
  expect(found('اسجل')).toEqual(['register']);
});

test('every word must be there, in question or answer', () => {
  expect(found('LEASE agree')).toEqual(['lease']);
  expect(found('عقد عمولة')).toEqual([]);
});
