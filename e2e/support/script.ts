import type { Language } from '@mashrabiya/i18n';
import type { Page } from '@playwright/test';

/** Letters that a page in this language has no business with, outside of names and of what people wrote. */
const OTHER_LETTERS: Record<Language, string> = { ar: '[A-Za-z]{2,}', en: '[\\u0600-\\u06FF]' };

/** Names, what people wrote, and what is in another language on purpose carry a mark; a map's source is named as it is. */
const marked = (language: Language) =>
  ['bdi', '[dir=ltr]', `[lang]:not([lang=${language}])`, '.maplibregl-ctrl-attrib', 'script', 'style', 'noscript'].join(
    ', ',
  );

/** Texts of the page that are in the letters of the other language, each once. */
export function textsInOtherScript(page: Page, language: Language): Promise<string[]> {
  return page.evaluate(
    ({ letters, skipped }) => {
      const other = new RegExp(letters);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (textContent && other.test(textContent) && !parentElement?.closest(skipped)) found.add(textContent.trim());
      }
      return [...found];
    },
    { letters: OTHER_LETTERS[language], skipped: marked(language) },
  );
}
