import { foldText, withoutArticle } from '@mashrabiya/i18n';
import { describe, expect, it } from 'vitest';
import { spellingKey } from './spelling.ts';

const keyOf = (word: string) => spellingKey(withoutArticle(foldText(word)));

describe('spellingKey', () => {
  it.each([
    ['Mohandessin', 'Mohandiseen', 'Mohandseen', 'المهندسين'],
    ['Tagamoa', 'Tagamo3', 'Tagammu', 'التجمع'],
    ['Maadi', 'Ma3adi', 'Maady', 'elmaadi', 'المعادي', 'معادى'],
    ['Shorouk', 'Shorok', 'elshorouk', 'الشروق'],
    ['Helwan', '7elwan', 'حلوان'],
    ['Giza', 'Gizah', 'Jiza', 'الجيزة'],
    ['Mokattam', 'Muqattam', 'المقطم'],
    ['Sokhna', 'Sokna', 'السخنة'],
    ['Zayed', 'Zaid', 'زايد'],
  ])('is equal for every spelling of %s', (...spellings) => {
    expect(new Set(spellings.map(keyOf)).size).toBe(1);
  });

  it('differs between places', () => {
    const places = ['Maadi', 'Zamalek', 'Dokki', 'Rehab', 'Madinaty', 'Obour', 'Helwan', 'Nozha', 'Mokattam', 'Agouza'];
    expect(new Set(places.map(keyOf)).size).toBe(places.length);
  });

  it('is empty for plain numbers', () => {
    expect(keyOf('6')).toBe('');
  });
});
