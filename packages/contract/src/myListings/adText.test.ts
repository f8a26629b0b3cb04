import { describe, expect, it } from 'vitest';
import { listTextAdvice, removePhones } from './adText.ts';

describe('A phone number in a text', () => {
  it.each([
    'شقة للبيع 01012345678 للجادين',
    'للتواصل ٠١٠١٢٣٤٥٦٧٨',
    'call 0100 123 4567 now',
    '010-1234-5678',
    '0 1 0 1 2 3 4 5 6 7 8',
    '٠١٠ واتساب ١٢٣٤ اتصل ٥٦٧٨',
    '+20 100 123 4567',
    '00201001234567',
    'صفر واحد صفر 1234 5678',
    'zero one two 1234-5678',
    '010.1234.5678',
    'الأرضي 02 2555 1234',
  ])('is found in %s', (text) => expect(listTextAdvice(text)).toEqual(['phone']));

  it.each([
    'شقة 165 متر 3 غرف 2 حمام بسعر 4,850,000 جنيه',
    'دور 10، 120 متر، 3 غرف، على بعد 500 متر من المحطة',
    'مقدم 10% والباقي على 7 سنوات، الاستلام 12/2027',
    'three bedrooms, two bathrooms, one garden',
    'Building 01, flat 12, zone 4, 85 sqm',
    'سعر المتر 29000 والسعر الكلي 4850000',
    'وحدة 01 دور 12 بمساحة 345 متر بسعر 67 ألف و89 جنيه',
  ])('is not found in %s', (text) => expect(listTextAdvice(text)).toEqual([]));

  it.each([
    ['للتواصل 0100 123 4567 فقط', 'للتواصل فقط'],
    ['Call +20 100 123 4567', 'Call'],
    ['شقة 165 متر', 'شقة 165 متر'],
  ])('is removed from %s', (text, rest) => expect(removePhones(text)).toBe(rest));
});

describe('Capital letters', () => {
  it.each(['فرصة لا تعوض!!!', 'FLAT FOR SALE IN MAADI', 'شقة رااااائعة جدًا', 'جميـــــلة', 'بكام؟؟'])(
    'are too many in %s',
    (text) => expect(listTextAdvice(text)).toEqual(['shouting']),
  );
  it.each(['شقة للبيع في المعادي!', 'Flat near AUC in New Cairo', 'A villa by SODIC', 'هل تبحث عن بيت؟'])(
    'are accepted in %s',
    (text) => expect(listTextAdvice(text)).toEqual([]),
  );
});
