import type { Direction } from '@mashrabiya/i18n';
import { html } from 'hono/html';
import { MAIL_FONT, MUTED_COLOR, PRIMARY_COLOR, TEXT_COLOR } from '../../mail/mailDocument.ts';
import type { AlertListing } from '../repository/loadAlertMessage.ts';

const WIDTH = 504;
const HEIGHT = 252;

interface MailListing extends Pick<AlertListing, 'title' | 'picture'> {
  href: string;
  price: string;
  facts: string;
}

/** One card below the other, because mail programs support no grid. */
export function renderMailListings(
  listings: readonly MailListing[],
  { dir, origin, moreNote }: { dir: Direction; origin: string; moreNote: string },
) {
  const start = dir === 'rtl' ? 'right' : 'left';
  const lineStyle = `margin:0;${MAIL_FONT};text-align:${start}`;
  return html`${listings.map(
    ({ title, picture, href, price, facts }) => html`
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="margin:0 0 20px;border:1px solid #DDD8CD;border-radius:12px">
${
  picture
    ? html`<tr><td dir="${dir}"><a href="${href}"><img src="${origin + picture.path}" alt="${picture.alt}" width="${WIDTH}" height="${HEIGHT}" style="display:block;width:100%;height:auto;border:0;border-radius:12px 12px 0 0;background:#E9E5DC"></a></td></tr>`
    : ''
}
<tr><td dir="${dir}" align="${start}" style="padding:14px 16px 16px">
<p class="ink" style="${lineStyle};font-size:18px;font-weight:700;color:${TEXT_COLOR}">${price}</p>
<p style="${lineStyle};font-size:16px;line-height:1.6"><a href="${href}" class="primary" style="color:${PRIMARY_COLOR};font-weight:600;text-decoration:none"><bdi>${title}</bdi></a></p>
<p class="muted" style="${lineStyle};font-size:14px;line-height:1.7;color:${MUTED_COLOR}">${facts}</p>
</td></tr></table>`,
  )}${moreNote ? html`<p class="ink" style="${lineStyle};margin-bottom:16px;font-size:15px;color:${TEXT_COLOR}">${moreNote}</p>` : ''}`;
}
