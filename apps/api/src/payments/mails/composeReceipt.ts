import { type Receipt, receiptPath } from '@mashrabiya/contract';
import { formatDate, type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { html } from 'hono/html';
import type { MailContent } from '../../mail/Mailer.ts';
import { MAIL_FONT, MUTED_COLOR, renderMailDocument, TEXT_COLOR } from '../../mail/mailDocument.ts';
import { formatMoney } from '../../mail/mailMoney.ts';

const TEXTS = { ar, en };

export async function composeReceipt(receipt: Receipt, language: Language, origin: string): Promise<MailContent> {
  const { brand, linkHelp, footer, receipt: texts } = TEXTS[language];
  const { lang, dir } = LOCALES[language];
  const { labels } = texts;
  const { seller } = receipt;
  const link = origin + receiptPath(receipt.order_id);
  const title = texts.title.replace('{{number}}', receipt.number);
  const rows: [label: string, value: string][] = [
    [labels.number, receipt.number],
    [labels.date, formatDate(new Date(receipt.issued_at), language)],
    [labels.seller, [seller.name, seller.address].join(language === 'ar' ? '، ' : ', ')],
    [labels.taxNumber, seller.tax_number],
    [labels.register, seller.commercial_register],
    [labels.buyer, receipt.buyer.name],
    [labels.item, receipt.item.name],
    [labels.net, formatMoney(language, receipt.net)],
    [labels.vat.replace('{{percent}}', String(receipt.vat_percent)), formatMoney(language, receipt.vat)],
    [labels.total, formatMoney(language, receipt.total)],
  ];
  const start = dir === 'rtl' ? 'right' : 'left';
  const cell = `padding:8px 0;${MAIL_FONT};font-size:15px;line-height:1.6;text-align:${start};border-bottom:1px solid #E4E0D8`;
  return {
    subject: title,
    html: await renderMailDocument({
      lang,
      dir,
      brand,
      linkHelp,
      footer,
      link,
      title,
      subject: title,
      text: texts.text,
      action: texts.action,
      note: texts.note,
      content: html`<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.map(
        ([label, value]) =>
          html`<tr><td dir="${dir}" class="muted line" style="${cell};color:${MUTED_COLOR}">${label}</td><td dir="${dir}" class="ink line" style="${cell};color:${TEXT_COLOR}"><bdi>${value}</bdi></td></tr>`,
      )}</table>`,
    }),
    plain: [
      title,
      texts.text,
      rows.map(([label, value]) => `${label}: \u2068${value}\u2069`).join('\n'),
      `${texts.action}:\n${link}`,
      texts.note,
      `--\n${footer}`,
    ].join('\n\n'),
  };
}
