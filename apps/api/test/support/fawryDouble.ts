import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FawrySettings } from '../../src/payments/fawry/fawryProvider.ts';

export const FAWRY_KEYS = { merchantCode: 'merchant_1', secureKey: 'secure_1' };

/** A server notification V2 as Fawry documents it. Written independently of the product's type, which is under test. */
export interface DoubleNotification {
  fawryRefNumber: string;
  merchantRefNumber: string;
  paymentAmount: number;
  orderAmount: number;
  orderStatus: string;
  paymentMethod: string;
  paymentRefrenceNumber?: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Documented signature: seven values, amounts with two decimals, then the secure key. */
const signAsDocumented = (of: DoubleNotification, secureKey: string): string =>
  sha256(
    `${of.fawryRefNumber}${of.merchantRefNumber}${of.paymentAmount.toFixed(2)}${of.orderAmount.toFixed(2)}${of.orderStatus}${of.paymentMethod}${of.paymentRefrenceNumber ?? ''}${secureKey}`,
  );

/** Fawry as documented: refuses invalid signatures, and stores payments and refunds. */
export class FawryDouble {
  readonly sent: { path: string; body: Record<string, unknown> }[] = [];
  /** By merchant reference. */
  readonly payments = new Map<string, DoubleNotification>();
  readonly settings = { ...FAWRY_KEYS, base: '' } satisfies FawrySettings;
  /** Breaks the connection once a refund is made. */
  losesAnswers = false;
  #last = 931_600_238;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.settings.base = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Pays a checkout, or sets another status. */
  pay(merchantRefNumber: string, overrides: Partial<DoubleNotification> = {}): DoubleNotification {
    const order = this.payments.get(merchantRefNumber);
    if (!order) throw new Error(`No checkout ${merchantRefNumber}`);
    const payment = { ...order, orderStatus: 'PAID', paymentRefrenceNumber: '24480', ...overrides };
    this.payments.set(merchantRefNumber, payment);
    return payment;
  }

  callback(of: DoubleNotification, secureKey = FAWRY_KEYS.secureKey): object {
    return { requestId: 'c72827d084ea4b88949d91dd2db4996e', ...of, messageSignature: signAsDocumented(of, secureKey) };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    this.sent.push({ path, body });
    const answer = (value: object | string) =>
      void response.end(typeof value === 'string' ? value : JSON.stringify(value));
    const refuse = (statusCode: number) => answer({ type: 'Response', statusCode, statusDescription: 'Refused' });
    const { merchantCode, secureKey } = FAWRY_KEYS;
    if (path === '/fawrypay-api/api/payments/init') {
      const [item] = body.chargeItems;
      const signedText = `${body.merchantCode}${body.merchantRefNum}${body.customerProfileId ?? ''}${body.returnUrl}${item.itemId}${item.quantity}${item.price.toFixed(2)}${secureKey}`;
      if (body.signature !== sha256(signedText)) return refuse(9946);
      this.payments.set(body.merchantRefNum, {
        fawryRefNumber: String(++this.#last),
        merchantRefNumber: body.merchantRefNum,
        paymentAmount: item.price,
        orderAmount: item.price,
        orderStatus: 'NEW',
        paymentMethod: body.paymentMethod,
      });
      return answer(`${this.settings.base}/atfawry/plugin/?ref=${body.merchantRefNum}`);
    }
    if (path === '/ECommerceWeb/Fawry/payments/status/v2') {
      const ref = query.get('merchantRefNumber') ?? '';
      if (query.get('signature') !== sha256(merchantCode + ref + secureKey)) return refuse(9946);
      const payment = this.payments.get(ref);
      return payment ? answer(this.callback(payment)) : refuse(9938);
    }
    if (path === '/ECommerceWeb/Fawry/payments/refund') {
      const signedText = `${merchantCode}${body.referenceNumber}${body.refundAmount.toFixed(2)}${body.reason ?? ''}${secureKey}`;
      if (body.signature !== sha256(signedText)) return refuse(9946);
      const paid = [...this.payments.values()].find(({ fawryRefNumber }) => fawryRefNumber === body.referenceNumber);
      if (paid?.orderStatus !== 'PAID') return refuse(9935);
      const orderStatus = body.refundAmount === paid.orderAmount ? 'REFUNDED' : 'PARTIAL_REFUNDED';
      this.payments.set(paid.merchantRefNumber, { ...paid, orderStatus });
      if (this.losesAnswers) return void response.destroy();
      return answer({ type: 'ResponseDataModel', statusCode: 200, statusDescription: 'Operation done successfully' });
    }
    return refuse(9999);
  }
}
