import { cancelledPaymentPath, piastres, toPounds } from '@mashrabiya/contract';
import type { Hono, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { Services } from '../app/services.ts';
import { AppError } from '../core/AppError.ts';
import { findSandboxPayment } from '../payments/repository/sandboxPayments.ts';
import {
  isSandboxAction,
  performSandboxAction,
  SANDBOX_ACTIONS,
  type SandboxAction,
} from '../payments/sandbox/performSandboxAction.ts';
import { SANDBOX_PATH } from '../payments/sandbox/sandboxProvider.ts';

/** The English label is the accessible name. */
const LABELS: Record<SandboxAction, [ar: string, en: string]> = {
  pay: ['ادفع', 'Pay'],
  decline: ['ارفض الدفع', 'Decline'],
  late: ['ادفع وأخبر الموقع بعد 20 ثانية', 'Pay, and report it 20 seconds later'],
  twice: ['ادفع وأخبر الموقع مرتين', 'Pay, and report it twice'],
  disorder: ['ارفض ثم ادفع، وأخبر بالعكس', 'Decline, then pay, and report both in reverse order'],
  again: ['ادفع مرتين', 'Pay twice'],
  forged: ['لا تدفع، وأخبر بتوقيع مزوّر', 'Report a payment with a forged signature'],
  never: ['ادفع ولا تخبر الموقع', 'Pay, and never report it'],
};

/** The page looks plain on purpose: it must not be mistaken for the product, or for a bank. */
const STYLES = `
:root{--ink:#1f1b16;--muted:#6a6157;--page:#faf7f2;--card:#fff;--line:#d8d0c4;--pay:#0b6468;--on-pay:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f2ede6;--muted:#b5aca0;--page:#14120f;--card:#1f1c18;--line:#4a443c;--pay:#5cbdb9;--on-pay:#10201f}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:32rem;margin-inline:auto;padding:24px;border:1px dashed var(--line);border-radius:16px;background:var(--card)}
h1{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;margin:0;font-size:1.25rem}
.amount{margin:8px 0;font-size:2rem;font-weight:700}
p{margin-block:8px}
code{overflow-wrap:anywhere}
form{display:grid;gap:8px;margin-block:16px}
button{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 16px;min-height:48px;padding:8px 16px;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
button:hover,button:focus-visible{border-color:var(--pay)}
button.pay{border-color:var(--pay);background:var(--pay);color:var(--on-pay);font-weight:600}
a{color:inherit}`;

export function serveCheckout(site: Hono, { db, payments, clock }: Services, ...guards: MiddlewareHandler[]): void {
  if (!payments.find('sandbox')) return;
  site.use(`${SANDBOX_PATH}/*`, ...guards);
  site.get(`${SANDBOX_PATH}/:ref`, async (c) => {
    const payment = await findSandboxPayment(db, c.req.param('ref'));
    if (!payment) throw new AppError({ code: 'not_found' });
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Sandbox checkout</title>
<style>${raw(STYLES)}</style></head>
<body>
<main>
<h1>Sandbox checkout <span lang="ar" dir="rtl">دفع تجريبي</span></h1>
<p class="amount">EGP ${toPounds(piastres(payment.amount)).toFixed(2)}</p>
<p>No money is charged here. Choose the action of the payment provider.<br><span lang="ar" dir="rtl">لا تُدفع أموال هنا: اختر ما تفعله شركة الدفع.</span></p>
<form method="post">
${SANDBOX_ACTIONS.map(
  (action) =>
    html`<button name="act" value="${action}" aria-label="${LABELS[action][1]}" class="${action}"><span>${LABELS[action][1]}</span><span lang="ar" dir="rtl">${LABELS[action][0]}</span></button>`,
)}
</form>
<p><a href="${cancelledPaymentPath(payment.order_id)}">Go back without paying · <span lang="ar" dir="rtl">ارجع دون أن تدفع</span></a></p>
</main>
</body>
</html>
`);
  });
  site.post(`${SANDBOX_PATH}/:ref`, async (c) => {
    const { act: action } = await c.req.parseBody();
    if (typeof action !== 'string' || !isSandboxAction(action)) throw new AppError({ code: 'invalid_choice' });
    const returnUrl = await performSandboxAction({ db, payments, now: clock() }, c.req.param('ref'), action);
    if (returnUrl === undefined) throw new AppError({ code: 'not_found' });
    return c.redirect(returnUrl, 303);
  });
}
