import { otherLanguage } from '@mashrabiya/i18n';
import { useLocale } from '../../foundation/useLocale.ts';
import { foreignParts } from './foreignParts.ts';
import { keyed } from './keyed.ts';

/** Text with names in the other script marked with their language and bidi-isolated. */
export function Words({ text: words }: { text: string }) {
  const { language } = useLocale();
  return keyed(foreignParts(words, language), ({ text }) => text).map(([key, { text, isForeign }]) =>
    isForeign ? (
      <bdi key={key} lang={otherLanguage(language)}>
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}
