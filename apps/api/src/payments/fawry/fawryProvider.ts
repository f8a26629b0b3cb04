import { randomUUID } from 'node:crypto';
import { HOUR_MS, parsePhone, paymentPath } from '@mashrabiya/contract';
import { z } from 'zod';
import { type PaymentProvider, ProviderUnavailableError, RefundRefusedError } from '../../ports/PaymentProvider.ts';
import {
  computeSignature,
  FawryNotification,
  formatDecimal,
  getStatus,
  parseFawryCallback,
  toFawryRefNumber,
  toPaymentEvents,
} from './notification.ts';

export interface FawrySettings {
  /** `https://www.atfawry.com`, or Fawry's staging server. */
  base: string;
  merchantCode: string;
  secureKey: string;
}

const TIMEOUT_MS = 10_000;
const CHECKOUT_LIFETIME_MS = HOUR_MS;
const INIT_PATH = '/fawrypay-api/api/payments/init';
const STATUS_PATH = '/ECommerceWeb/Fawry/payments/status/v2';
const REFUND_PATH = '/ECommerceWeb/Fawry/payments/refund';

const PAYMENT_METHODS = { card: 'CARD', wallet: 'MWALLET' } as const;
const STATUS_DONE = 200;
const STATUS_NO_PAYMENT = 9938;
const StatusAnswer = z.object({ statusCode: z.coerce.number() });

/** Fawry's hosted Express Checkout. Its notification address is configured at Fawry. Errors contain no key. */
export function createFawryProvider(settings: FawrySettings, fetchFrom: typeof fetch = fetch): PaymentProvider {
  const { base, merchantCode, secureKey } = settings;
  const sign = (...values: string[]) => computeSignature(values, secureKey);

  async function call(path: string, init: { query?: Record<string, string>; body?: object }): Promise<string> {
    const query = init.query ? `?${new URLSearchParams(init.query)}` : '';
    const response = await fetchFrom(base + path + query, {
      method: init.body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(init.body && { body: JSON.stringify(init.body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch((error: unknown): never => {
      throw new ProviderUnavailableError(
        `Cannot reach Fawry at ${path}: ${error instanceof Error ? error.name : 'unknown'}`,
      );
    });
    const text = await response.text().catch(() => '');
    // Errors have their own code in the body, whatever the status.
    if (response.status < 500 && response.status !== 429) return text;
    throw new ProviderUnavailableError(`Fawry returned ${response.status} at ${path}`);
  }

  function parse<S extends z.ZodType>(schema: S, text: string, path: string): z.output<S> {
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      throw new ProviderUnavailableError(`Fawry returned an undocumented response at ${path}`);
    }
  }

  async function fetchStatus(ref: string): Promise<FawryNotification | undefined> {
    const signature = sign(merchantCode, ref);
    const text = await call(STATUS_PATH, { query: { merchantCode, merchantRefNumber: ref, signature } });
    const answer = parse(z.union([FawryNotification, StatusAnswer]), text, STATUS_PATH);
    if ('orderStatus' in answer) return answer.merchantRefNumber === ref ? answer : undefined;
    if (answer.statusCode === STATUS_NO_PAYMENT) return undefined;
    throw new ProviderUnavailableError(`Fawry returned ${answer.statusCode} at ${STATUS_PATH}`);
  }

  return {
    name: 'fawry',
    async createCheckoutSession({ orderId, amount, method, item, buyer, origin }, now) {
      const ref = randomUUID().replaceAll('-', '');
      const returnUrl = origin + paymentPath(orderId);
      const expiresAt = new Date(now.getTime() + CHECKOUT_LIFETIME_MS);
      const body = {
        merchantCode,
        merchantRefNum: ref,
        customerMobile: parsePhone(buyer.phone) ?? buyer.phone,
        customerEmail: buyer.email,
        customerName: buyer.name,
        paymentExpiry: expiresAt.getTime(),
        chargeItems: [{ itemId: orderId, description: item, price: amount / 100, quantity: 1 }],
        paymentMethod: PAYMENT_METHODS[method],
        returnUrl,
        authCaptureModePayment: false,
        // Signed values in Fawry's order. The customer profile, after the reference, is not sent.
        signature: sign(merchantCode, ref, returnUrl, orderId, '1', formatDecimal(amount)),
      };
      const url = URL.parse((await call(INIT_PATH, { body })).trim().replace(/^"(.*)"$/, '$1'));
      if (!url || !/^https?:$/.test(url.protocol))
        throw new ProviderUnavailableError(`Fawry returned no checkout URL at ${INIT_PATH}`);
      return { ref, url: url.href, expiresAt };
    },
    parseCallback: (request) => parseFawryCallback(request, secureKey),
    async fetchEvents(ref) {
      const status = await fetchStatus(ref);
      return status ? toPaymentEvents(status) : [];
    },
    async refund({ transactionId, ref, amount, isAccepted }) {
      const paidNotification = await fetchStatus(ref);
      const referenceNumber = toFawryRefNumber(transactionId);
      const status = paidNotification?.fawryRefNumber === referenceNumber ? getStatus(paidNotification) : undefined;
      if (status === 'REFUNDED' && paidNotification?.orderAmount === amount) return 'done';
      if (status === 'REFUNDED' || status === 'PARTIAL_REFUNDED')
        throw new RefundRefusedError(
          `Payment ${transactionId} was already refunded by an unknown amount: check the dashboard of Fawry`,
        );
      if (status !== 'PAID' && status !== 'DELIVERED')
        throw new RefundRefusedError(`Fawry has no payment ${transactionId} of order ${ref}`);
      if (isAccepted) return 'absent';
      const text = await call(REFUND_PATH, {
        body: {
          merchantCode,
          referenceNumber,
          refundAmount: amount / 100,
          signature: sign(merchantCode, referenceNumber, formatDecimal(amount)),
        },
      });
      const { statusCode } = parse(StatusAnswer, text, REFUND_PATH);
      if (statusCode !== STATUS_DONE) throw new RefundRefusedError(`Fawry returned ${statusCode} at ${REFUND_PATH}`);
      return 'done';
    },
  };
}
