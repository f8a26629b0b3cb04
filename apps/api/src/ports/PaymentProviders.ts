import type { PaymentProvider } from './PaymentProvider.ts';

/** The configured payment providers. Each handles its own orders; the first takes new ones. */
export class PaymentProviders {
  readonly #providers: readonly PaymentProvider[];

  constructor(providers: readonly PaymentProvider[]) {
    this.#providers = providers;
  }

  /** Provider of new orders; undefined if nothing can be bought. */
  get forNewOrders(): PaymentProvider | undefined {
    return this.#providers[0];
  }

  /** Provider by its stored name; undefined if it is no longer configured. */
  find(name: string): PaymentProvider | undefined {
    return this.#providers.find((provider) => provider.name === name);
  }
}
