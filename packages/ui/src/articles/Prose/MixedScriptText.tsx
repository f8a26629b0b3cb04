import { getOtherLanguage } from '@mashrabiya/i18n';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { addKeys } from './addKeys.ts';
import { splitByScript } from './splitByScript.ts';

/** Text with names in the other script marked with their language and bidi-isolated. */
export function MixedScriptText({ text: words }: { text: string }) {
  const { language } = useLocale();
  return addKeys(splitByScript(words, language), ({ text }) => text).map(([key, { text, isForeign }]) =>
    isForeign ? (
      <bdi key={key} lang={getOtherLanguage(language)}>
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}
