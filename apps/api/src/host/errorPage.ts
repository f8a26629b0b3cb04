import { getProblemStatus, type ProblemCode } from '@mashrabiya/contract';
import { DEFAULT_LANGUAGE, getErrorMessage, LANGUAGES, type Language, LOCALES } from '@mashrabiya/i18n';
import { common as ar } from '@mashrabiya/i18n/ar/visitor/common';
import { common as en } from '@mashrabiya/i18n/en/visitor/common';

const HOME_LINKS = { ar: ar.goHome, en: en.goHome };

interface ErrorHtml {
  language: Language;
  title: string;
  more?: string;
  head?: string;
}

function renderErrorHtml({ language, title, more = '', head = '' }: ErrorHtml): string {
  const { lang, dir } = LOCALES[language];
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>${head}</head>
<body><main><h1>${title}</h1>${more}<p><a href="/">${HOME_LINKS[language]}</a></p></main></body>
</html>
`;
}

/** A page for a request of unknown language: in the default language, then in the others. */
export function renderBilingualErrorHtml(code: ProblemCode): string {
  const otherTexts = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => {
    const { lang, dir } = LOCALES[language];
    return `<p lang="${lang}" dir="${dir}">${getErrorMessage(code, language)}</p>`;
  });
  return renderErrorHtml({
    language: DEFAULT_LANGUAGE,
    title: getErrorMessage(code, DEFAULT_LANGUAGE),
    more: otherTexts.join(''),
  });
}

/** A page without dependencies for when rendering fails; it reloads itself if the retry time is known. */
export function createErrorPage(
  code: ProblemCode,
  language: Language,
  retry: { 'retry-after'?: string } = {},
): Response {
  const seconds = retry['retry-after'];
  const head = seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">`;
  return new Response(renderErrorHtml({ language, title: getErrorMessage(code, language), head }), {
    status: getProblemStatus(code),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': LOCALES[language].lang,
      'cache-control': 'no-store',
      ...retry,
    },
  });
}
