import { getDeliveryDays } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { EMPTY_PROPERTY, findOpenStep, getPropertySteps } from './propertyValues.ts';

const now = new Date('2026-11-20T10:00:00Z');
const place = { address: 'شقة بحديقة خاصة في التجمع الخامس', gover: 1, city: 2 };
const details = {
  category_id: 1,
  subcategory_id: 1,
  finishing: 'finished' as const,
  size: 165,
  floors: 1,
  bedrooms: 3,
  bathrooms: 2,
};
const terms = {
  description: 'شقة بتشطيب كامل وحديقة خاصة على بعد خطوات من الجامعة.',
  action: 'forsell' as const,
  price: 4_850_000,
  payment: 'cash' as const,
};
const pictures = { image: [{ id: 'a', src: 'a.jpg', state: 'done' as const }], cover_img: 'a' };

it.each([
  ['an empty form', {}, 'place'],
  ['a form with a place', place, 'details'],
  ['a form without pictures', { ...place, ...details, ...terms }, 'pictures'],
  ['a form that only lacks its pack', { ...place, ...details, ...terms, ...pictures }, 'preview'],
])('continues with %s if it requires more', (_, written, step) => {
  expect(getPropertySteps(getDeliveryDays(now))[findOpenStep({ ...EMPTY_PROPERTY, ...written }, now)]?.id).toBe(step);
});
