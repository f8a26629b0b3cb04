import type { Language } from '@mashrabiya/i18n';
import type { Page } from '@playwright/test';

/** Letters of the other script, unexpected outside of names and user content. */
const OTHER_LETTERS: Record<Language, string> = { ar: '[A-Za-z]{2,}', en: '[\\u0600-\\u06FF]' };

/** Names, user content and intentionally foreign text are marked; a map's attribution keeps its name. */
const buildMarkerPattern = (language: Language) =>
  ['bdi', '[dir=ltr]', `[lang]:not([lang=${language}])`, '.maplibregl-ctrl-attrib', 'script', 'style', 'noscript'].join(
    ', ',
  );

/** Distinct texts of the page in the other language's script. */
export function findTextsInOtherScript(page: Page, language: Language): Promise<string[]> {
  return page.evaluate(
    ({ letters, skipped }) => {
      const otherScriptPattern = new RegExp(letters);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const foundTexts = new Set<string>();
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (textContent && otherScriptPattern.test(textContent) && !parentElement?.closest(skipped))
          foundTexts.add(textContent.trim());
      }
      return [...foundTexts];
    },
    { letters: OTHER_LETTERS[language], skipped: buildMarkerPattern(language) },
  );
}
