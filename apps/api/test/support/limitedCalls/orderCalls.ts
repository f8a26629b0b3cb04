import { buildJsonRequest } from '../client.ts';
import type { FixtureApi } from '../createFixtureApi.ts';
import { createShop } from '../shop.ts';
import { type LimitedCalls, prepareSame } from './prepare.ts';

const CHECKOUT_MS = 3_600_000;

export function createOrderCalls(api: FixtureApi) {
  const { buildOrder, placeOrder } = createShop(api);

  return {
    addOrder: { order: prepareSame(() => buildJsonRequest(buildOrder())) },
    checkOrder: {
      check: async ({ token }) => {
        const { id } = await placeOrder(token);
        return () => ({ id });
      },
    },
    cancelOrder: {
      check: async ({ token }) => {
        const { id } = await placeOrder(token);
        return () => ({ id });
      },
    },
    renewCheckout: {
      order: async ({ token }) => {
        const orders: string[] = [];
        while (orders.length < 4) orders.push((await placeOrder(token)).id);
        api.advanceTime(CHECKOUT_MS);
        return () => ({ id: orders.pop() ?? '' });
      },
    },
  } satisfies Partial<LimitedCalls>;
}
