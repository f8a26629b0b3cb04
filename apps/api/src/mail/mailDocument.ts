import type { Direction } from '@mashrabiya/i18n';
import { html, raw } from 'hono/html';

export interface MailParts {
  lang: string;
  dir: Direction;
  brand: string;
  subject: string;
  title: string;
  text: string;
  action: string;
  link: string;
  linkHelp: string;
  note: string;
  footer: string;
  /** Paragraphs after the text; line breaks stay. */
  details?: readonly string[];
  content?: ReturnType<typeof html>;
  stop?: { link: string; label: string };
}

export const MAIL_FONT = "font-family:'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif";
export const TEXT_COLOR = '#1D2524';
export const MUTED_COLOR = '#5B6765';
export const PRIMARY_COLOR = '#0B6568';
const BACKGROUND_COLOR = '#F3F1EC';
/** A star of the lattice as a character: mail programs block pictures by default. */
const STAR_SIGN = '\u2737\uFE0E';

/**
 * Dark colours by class, which override the inline ones. Programs without media queries keep the light colours, or
 * invert them themselves.
 */
const DARK_STYLES = `@media (prefers-color-scheme:dark){
.ground{background:#14120F!important}
.card{background:#1E1B17!important}
.ink{color:#F3EDE2!important}
.muted{color:#B9AE9C!important}
.primary{color:#58BDB8!important}
.button,.mark{background:#58BDB8!important}
.on{color:#0B2324!important}
.line{border-color:#38322B!important}
}`;

/**
 * A mail as plain tables with inline styles: mail programs support no stylesheet and no grid, and few support logical
 * properties, so direction is set at every table and cell.
 */
export async function renderMailDocument(parts: MailParts): Promise<string> {
  const {
    lang,
    dir,
    brand,
    subject,
    title,
    text,
    action,
    link,
    linkHelp,
    note,
    footer,
    details = [],
    content,
    stop,
  } = parts;
  const start = dir === 'rtl' ? 'right' : 'left';
  const paragraphStyle = `margin:0 0 16px;${MAIL_FONT};font-size:16px;line-height:1.7;color:${TEXT_COLOR};text-align:${start}`;
  const smallTextStyle = `margin:0 0 12px;${MAIL_FONT};font-size:13px;line-height:1.7;color:${MUTED_COLOR};text-align:${start}`;
  const document = await html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(DARK_STYLES)}</style>
</head>
<body dir="${dir}" class="ground" style="margin:0;padding:0;background:${BACKGROUND_COLOR}">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" bgcolor="${BACKGROUND_COLOR}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${dir}" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px">
<tr><td dir="${dir}" align="${start}" class="primary" style="padding:0 8px 16px;${MAIL_FONT};font-size:20px;font-weight:700;color:${PRIMARY_COLOR}"><span aria-hidden="true" class="mark on" style="display:inline-block;width:32px;line-height:36px;border-radius:16px 16px 4px 4px;background:${PRIMARY_COLOR};color:#FFFFFF;font-size:20px;text-align:center;vertical-align:middle">${STAR_SIGN}</span>&nbsp; ${brand}</td></tr>
<tr><td dir="${dir}" align="${start}" class="card" bgcolor="#FFFFFF" style="padding:32px 28px;border-radius:16px">
<h1 class="ink" style="margin:0 0 16px;${MAIL_FONT};font-size:24px;line-height:1.4;color:${TEXT_COLOR};text-align:${start}">${title}</h1>
<p class="ink" style="${paragraphStyle}">${text}</p>
${details.map(
  (line) => html`<p class="ink" style="${paragraphStyle};white-space:pre-line">${line}</p>
`,
)}${content ?? ''}
<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td align="center" class="button" bgcolor="${PRIMARY_COLOR}" style="border-radius:12px"><a href="${link}" class="on" style="display:inline-block;padding:14px 28px;${MAIL_FONT};font-size:16px;font-weight:600;color:#FFFFFF;text-decoration:none">${action}</a></td></tr></table>
<p class="muted" style="${smallTextStyle}">${note}</p>
<p class="muted" style="${smallTextStyle}">${linkHelp}<br><a href="${link}" dir="ltr" class="primary" style="color:${PRIMARY_COLOR};word-break:break-all">${link}</a></p>
</td></tr>
<tr><td dir="${dir}" align="${start}" style="padding:20px 8px 0"><p class="muted" style="${smallTextStyle}">${footer}</p>${stop ? html`<p class="muted" style="${smallTextStyle}"><a href="${stop.link}" class="muted" style="color:${MUTED_COLOR}">${stop.label}</a></p>` : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return document.toString();
}
