import type { PaymentProvider } from './PaymentProvider.ts';

/** The configured payment providers. Each handles the orders that it took; the first takes new ones. */
export class PaymentProviders {
  readonly #providers: readonly PaymentProvider[];

  constructor(providers: readonly PaymentProvider[]) {
    this.#providers = providers;
  }

  /** Takes new orders; undefined where nothing can be bought. */
  get forNewOrders(): PaymentProvider | undefined {
    return this.#providers[0];
  }

  /** The provider of this name, as orders store it; undefined when it is not configured any more. */
  named(name: string): PaymentProvider | undefined {
    return this.#providers.find((provider) => provider.name === name);
  }
}
