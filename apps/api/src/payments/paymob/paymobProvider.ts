import { randomUUID } from 'node:crypto';
import { API_PREFIX, CURRENCY, type PaymentChannel, paymentPath } from '@mashrabiya/contract';
import { z } from 'zod';
import { type PaymentProvider, ProviderUnavailableError, RefundRefusedError } from '../../ports/PaymentProvider.ts';
import { PaymobTransaction, parsePaymobCallback, toPaymentEvents } from './transaction.ts';

export interface PaymobSettings {
  /** `https://accept.paymob.com`, except in tests. */
  base: string;
  secretKey: string;
  publicKey: string;
  /** Used to obtain the tokens of inquiries. */
  apiKey: string;
  hmacSecret: string;
  integrations: Readonly<Record<PaymentChannel, number>>;
}

const TIMEOUT_MS = 10_000;
const CHECKOUT_LIFETIME_SECONDS = 3600;

const Intention = z.object({ client_secret: z.string().min(1), intention_order_id: z.union([z.int(), z.string()]) });
/** Answer to a refund; a pending one is reported later by its transaction. */
const RefundAnswer = z.object({ success: z.boolean(), pending: z.boolean().default(false) });
const Token = z.object({ token: z.string().min(1) });

/** Paymob requires every address field; its documentation uses NA for unknown ones. */
const UNKNOWN_VALUE = 'NA';

/**
 * Paymob's intention API with its unified checkout. Errors are logged, so they contain neither keys nor answers. The
 * transaction is queried before a refund, so that a refund with a lost answer is not made twice.
 */
export function createPaymobProvider(settings: PaymobSettings, fetchFrom: typeof fetch = fetch): PaymentProvider {
  const { base, secretKey, publicKey, apiKey, hmacSecret, integrations } = settings;
  const signer = { secret: hmacSecret, integrations: Object.values(integrations) };

  async function call(path: string, authorization: string | undefined, body?: object): Promise<unknown> {
    const response = await fetchFrom(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch((error: unknown): never => {
      throw new ProviderUnavailableError(
        `Cannot reach Paymob at ${path}: ${error instanceof Error ? error.name : 'unknown'}`,
      );
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404 && path !== REFUND_PATH) return undefined;
      const ErrorClass =
        path === REFUND_PATH && response.status < 500 && response.status !== 429
          ? RefundRefusedError
          : ProviderUnavailableError;
      throw new ErrorClass(`Paymob returned ${response.status} at ${path}`);
    }
    return response.json().catch((): never => {
      throw new ProviderUnavailableError(`Paymob returned invalid JSON at ${path}`);
    });
  }
  const parseAnswer = <S extends z.ZodType>(schema: S, answer: unknown, path: string): z.output<S> => {
    const result = schema.safeParse(answer);
    if (result.success) return result.data;
    throw new ProviderUnavailableError(`Paymob returned an undocumented response at ${path}`);
  };
  const fetchToken = async () =>
    `Bearer ${parseAnswer(Token, await call('/api/auth/tokens', undefined, { api_key: apiKey }), 'token').token}`;

  async function fetchTransaction(id: string, token: string): Promise<PaymobTransaction | undefined> {
    const answer = await call(`/api/acceptance/transactions/${encodeURIComponent(id)}`, token);
    return answer === undefined ? undefined : parseAnswer(PaymobTransaction, answer, 'transaction');
  }

  /** Latest transaction of an order: a payment or its reversal. */
  async function fetchLatestTransaction(ref: string, token: string): Promise<PaymobTransaction | undefined> {
    const answer = await call('/api/ecommerce/orders/transaction_inquiry', token, { order_id: ref });
    const transaction = answer === undefined ? undefined : parseAnswer(PaymobTransaction, answer, 'inquiry');
    return transaction && String(transaction.order.id) === ref ? transaction : undefined;
  }

  return {
    name: 'paymob',
    async createCheckoutSession({ orderId, amount, method, item, buyer, origin }, now) {
      const [firstName = UNKNOWN_VALUE, ...otherNames] = buyer.name.split(/\s+/).filter(Boolean);
      const intention = {
        amount,
        currency: CURRENCY,
        payment_methods: [integrations[method]],
        items: [{ name: item, amount, quantity: 1 }],
        billing_data: {
          first_name: firstName,
          last_name: otherNames.join(' ') || UNKNOWN_VALUE,
          email: buyer.email,
          phone_number: buyer.phone,
        },
        // Paymob accepts a reference once, even if its answer was lost.
        special_reference: `${orderId}-${randomUUID().slice(0, 8)}`,
        expiration: CHECKOUT_LIFETIME_SECONDS,
        notification_url: `${origin}${API_PREFIX}/payments/paymob/callback`,
        redirection_url: origin + paymentPath(orderId),
      };
      const answer = await call('/v1/intention/', `Token ${secretKey}`, intention);
      const { client_secret, intention_order_id } = parseAnswer(Intention, answer, 'intention');
      const query = new URLSearchParams({ publicKey, clientSecret: client_secret });
      const expiresAt = new Date(now.getTime() + CHECKOUT_LIFETIME_SECONDS * 1000);
      return { ref: String(intention_order_id), url: `${base}/unifiedcheckout/?${query}`, expiresAt };
    },
    parseCallback: (request) => parsePaymobCallback(request, signer),
    async fetchEvents(ref) {
      const token = await fetchToken();
      const latest = await fetchLatestTransaction(ref, token);
      const paymentId = latest?.parent_transaction;
      const payment = paymentId ? await fetchTransaction(String(paymentId), token) : undefined;
      return [payment, latest].flatMap((transaction) =>
        transaction && String(transaction.order.id) === ref ? toPaymentEvents(transaction) : [],
      );
    },
    async refund({ transactionId, ref, amount, isAccepted }) {
      const token = await fetchToken();
      const paidTransaction = await fetchTransaction(transactionId, token);
      if (!paidTransaction) throw new RefundRefusedError(`Paymob has no transaction ${transactionId}`);
      const { refunded_amount_cents: refundedCents } = paidTransaction;
      if (
        String(paidTransaction.id) !== transactionId ||
        String(paidTransaction.order.id) !== ref ||
        !paidTransaction.success ||
        paidTransaction.pending
      )
        throw new RefundRefusedError(`Paymob has no payment ${transactionId} of order ${ref}`);
      if (refundedCents === amount) return 'done';
      if (paidTransaction.is_voided || paidTransaction.is_refunded || refundedCents > 0)
        throw new RefundRefusedError(
          `Payment ${transactionId} was already refunded by ${paidTransaction.is_voided ? 'its full amount' : refundedCents}, not by ${amount}`,
        );
      // Paymob may have accepted the refund before the node ended or its answer was lost.
      const latestTransaction = await fetchLatestTransaction(ref, token);
      if (latestTransaction?.pending && latestTransaction.parent_transaction === paidTransaction.id) return 'pending';
      if (isAccepted) return 'absent';
      const rawAnswer = await call(REFUND_PATH, `Token ${secretKey}`, {
        transaction_id: transactionId,
        amount_cents: amount,
      });
      const answer = parseAnswer(RefundAnswer, rawAnswer, REFUND_PATH);
      if (answer.pending) return 'pending';
      if (!answer.success) throw new RefundRefusedError(`Paymob refused to refund ${transactionId}`);
      return 'done';
    },
  };
}

const REFUND_PATH = '/api/acceptance/void_refund/refund';
