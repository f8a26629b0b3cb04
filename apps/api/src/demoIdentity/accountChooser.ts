import type { LoginProvider } from '@mashrabiya/contract';
import { type Language, LOCALES } from '@mashrabiya/i18n';
import { html, raw } from 'hono/html';
import type { DemoUser } from './demoUsers.ts';

const TEXTS = {
  ar: {
    title: 'الدخول إلى مشربية',
    text: 'تسجيل دخول تجريبي. اختر حسابًا.',
    cancel: 'إلغاء',
    names: { google: 'Google', apple: 'Apple' },
  },
  en: {
    title: 'Log in to Mashrabiya',
    text: 'Simulated login. Choose an account.',
    cancel: 'Cancel',
    names: { google: 'Google', apple: 'Apple' },
  },
} satisfies Record<Language, object>;

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:#f6f1e7;color:#2b2118}
main{inline-size:min(400px,100%);padding:24px}
h1{font-size:22px;margin:0 0 4px}
p{margin:0 0 20px;color:#6a5a48}
button{display:block;inline-size:100%;margin-block-end:10px;padding:12px 16px;border:1px solid #d9cbb6;border-radius:12px;background:#fff;font:inherit;color:inherit;text-align:start;cursor:pointer}
button:hover,button:focus-visible{border-color:#8a5a2b}
small{display:block;color:#6a5a48}
.quiet{background:none;border-color:transparent;text-align:center}
@media(prefers-color-scheme:dark){body{background:#1d1712;color:#f3e9db}p,small{color:#c2b29d}button{background:#2a211a;border-color:#4a3b2d}.quiet{background:none}}`;

interface ChooserOptions {
  provider: LoginProvider['name'];
  language: Language;
  users: readonly DemoUser[];
  query: Readonly<Record<string, string>>;
}

export function renderChooser({ provider, language, users, query }: ChooserOptions) {
  const { title, text, cancel, names } = TEXTS[language];
  return html`<!doctype html>
<html lang="${language}" dir="${LOCALES[language].dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${names[provider]}</title><style>${raw(STYLE)}</style></head>
<body><main>
<h1>${title}</h1>
<p>${names[provider]}: ${text}</p>
<form action="answer">
${Object.entries(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${users.map(
  (user, index) =>
    html`<button name="person" value="${index}">${user.title[language]}<small dir="ltr">${user.email}</small></button>`,
)}
<button class="quiet" name="person" value="nobody">${cancel}</button>
</form>
</main></body>
</html>`;
}

/** Sends an answer by a self-submitting form, as Apple does. */
export const renderFormPost = (redirect: string, answer: URLSearchParams) => html`<!doctype html>
<title>…</title>
<body onload="document.forms[0].submit()">
<form method="post" action="${redirect}">
${[...answer].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
</form>
</body>`;
