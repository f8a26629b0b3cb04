import { type ProblemCode, statusOf } from '@mashrabiya/contract';
import { errorMessage, type Language, LOCALES } from '@mashrabiya/i18n';

/** A page for when pages cannot be drawn: it depends on nothing, and tries again by itself where it knows when. */
export function errorPage(code: ProblemCode, language: Language, retry: { 'retry-after'?: string } = {}): Response {
  const { lang, dir, name } = LOCALES[language];
  const message = errorMessage(code, language);
  const seconds = retry['retry-after'];
  const again = seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">`;
  const html = `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${message}</title>${again}</head>
<body><main><h1>${message}</h1><p><a href="/">${name}</a></p></main></body>
</html>
`;
  return new Response(html, {
    status: statusOf(code),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      'cache-control': 'no-store',
      ...retry,
    },
  });
}
