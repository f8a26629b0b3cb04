import { piastres, poundsOf } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { AppError } from '../app/AppError.ts';
import type { Services } from '../app/services.ts';
import { sandboxPayment } from '../payments/repository/sandboxPayments.ts';
import { isSandboxAct, pressSandbox, SANDBOX_ACTS, type SandboxAct } from '../payments/sandbox/press.ts';
import { SANDBOX_PATH } from '../payments/sandbox/sandboxProvider.ts';
import { localOnly } from './devOutbox.ts';

/** What each button says; its English is its accessible name. */
const LABELS: Record<SandboxAct, [ar: string, en: string]> = {
  pay: ['ادفع', 'Pay'],
  decline: ['ارفض الدفع', 'Decline'],
  late: ['ادفع وأخبر الموقع بعد 20 ثانية', 'Pay, and tell the site 20 seconds later'],
  twice: ['ادفع وأخبر الموقع مرتين', 'Pay, and tell the site twice'],
  disorder: ['ارفض ثم ادفع، وأخبر بالعكس', 'Decline, then pay, and tell of both in the wrong order'],
  again: ['ادفع مرتين', 'Pay twice'],
  forged: ['لا تدفع، وأخبر بتوقيع مزوّر', 'Pay nothing, and tell with a forged signature'],
  never: ['ادفع ولا تخبر الموقع', 'Pay, and never tell the site'],
};

/** Serves the checkout of the sandbox, which takes no money, to this machine only. */
export function serveCheckout(site: Hono, { db, payments, clock }: Services): void {
  if (payments?.name !== 'sandbox') return;
  site.get(`${SANDBOX_PATH}/:ref`, localOnly, async (c) => {
    const payment = await sandboxPayment(db, c.req.param('ref'));
    if (!payment) throw new AppError({ code: 'not_found' });
    const button = 'display:block;width:100%;min-height:48px;margin-block:8px;padding:8px 16px;font:inherit';
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Sandbox checkout</title></head>
<body style="font-family:system-ui,sans-serif;max-width:32rem;margin-inline:auto;padding:24px 16px;line-height:1.6">
<h1>Sandbox checkout · <span lang="ar" dir="rtl">دفع تجريبي</span></h1>
<p>No money is taken here. With <code>PAYMOB_SECRET_KEY</code> and its like, Paymob takes it.</p>
<p><strong>${poundsOf(piastres(payment.amount)).toFixed(2)} EGP</strong></p>
<form method="post">
${SANDBOX_ACTS.map(
  (act) =>
    html`<button name="act" value="${act}" aria-label="${LABELS[act][1]}" style="${button}">${LABELS[act][1]}<br><span lang="ar" dir="rtl">${LABELS[act][0]}</span></button>`,
)}
</form>
<p><a href="${payment.return_url}">Go back without paying</a></p>
</body>
</html>
`);
  });
  site.post(`${SANDBOX_PATH}/:ref`, localOnly, async (c) => {
    const { act } = await c.req.parseBody();
    if (typeof act !== 'string' || !isSandboxAct(act)) throw new AppError({ code: 'invalid_choice' });
    const back = await pressSandbox({ db, payments, now: clock() }, c.req.param('ref'), act);
    if (back === undefined) throw new AppError({ code: 'not_found' });
    return c.redirect(back, 303);
  });
}
