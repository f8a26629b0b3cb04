import { foldText, removeArticle } from '@mashrabiya/i18n';
import { describe, expect, it } from 'vitest';
import { toSpellingKey } from './spelling.ts';

const toKey = (word: string) => toSpellingKey(removeArticle(foldText(word)));

describe('toSpellingKey', () => {
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
    expect(new Set(spellings.map(toKey)).size).toBe(1);
  });

  it('differs between places', () => {
    const places = ['Maadi', 'Zamalek', 'Dokki', 'Rehab', 'Madinaty', 'Obour', 'Helwan', 'Nozha', 'Mokattam', 'Agouza'];
    expect(new Set(places.map(toKey)).size).toBe(places.length);
  });

  it('is empty for plain numbers', () => {
    expect(toKey('6')).toBe('');
  });
});
