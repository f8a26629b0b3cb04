import { expect, test } from 'vitest';
import { formatMonth } from './formatMonth.ts';
import { LANGUAGES, LOCALES } from './locales.ts';

test("months match the browser's own format", () => {
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(LOCALES[language].intl, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2026, month, 28, 23));
      expect(formatMonth(date, language)).toBe(format.format(date));
    }
  }
});
