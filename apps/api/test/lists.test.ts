import { PAGE_SIZE } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { MANY_PROPERTIES, NAMED_PROPERTIES, propertyId } from './fixtures/properties.ts';
import { CITIES } from './fixtures/reference.ts';
import { inEnglish } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const activeListings = [...NAMED_PROPERTIES, ...MANY_PROPERTIES].filter(({ availability }) => availability === 2);

describeEngines('Lists', (open) => {
  const api = createFixtureApi(open);

  it('contain listings of one action with exact totals', async () => {
    const sale = await api.client.fetchAnswer('listForSale', '/forsell');
    const rent = await api.client.fetchAnswer('listForRent', '/forrent');
    expect(sale.total_properties).toBe(activeListings.filter(({ action }) => action === 0).length);
    expect(rent.total_properties).toBe(activeListings.filter(({ action }) => action === 1).length);
    expect(sale.last_page).toBe(Math.ceil(sale.total_properties / PAGE_SIZE));
    expect(sale.allData).toHaveLength(PAGE_SIZE);
    expect(rent.allData.every(({ action, payment }) => action === 'forrent' && payment.action === 1)).toBe(true);
  });

  it('order paid ads by rank and others by age, paid ones in the first row and in every fourth place', async () => {
    const { allData } = await api.client.fetchAnswer('listForSale', '/forsell');
    const expectedIds = activeListings
      .filter(({ action }) => action === 0)
      .sort(
        (a, b) => b.ranking - a.ranking || b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1),
      );
    const listIds = (properties: readonly { id: string; ranking: number }[], isPaid: boolean) =>
      properties.filter(({ ranking }) => ranking > 1 === isPaid).map(({ id }) => id);
    for (const isPaid of [true, false]) {
      const shownIds = listIds(allData, isPaid);
      expect(shownIds).toEqual(listIds(expectedIds, isPaid).slice(0, shownIds.length));
    }
    const paid = listIds(expectedIds, true).length;
    const places = Array.from({ length: PAGE_SIZE }, (_, place) => place).filter(
      (place) => place < 4 || place % 4 === 0,
    );
    expect(allData.flatMap(({ ranking }, place) => (ranking > 1 ? [place] : []))).toEqual(places.slice(0, paid));
  });

  it.each([
    ['sort_date=desc', (a: number, b: number) => a >= b, 'created_at'],
    ['sort_date=asc', (a: number, b: number) => a <= b, 'created_at'],
    ['sort_price=desc', (a: number, b: number) => a >= b, 'price'],
    ['sort_price=asc', (a: number, b: number) => a <= b, 'price'],
  ] as const)('sort by %s across pages, listings without a price last', async (sort, inOrder, field) => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => api.client.fetchAnswer('listForSale', `/forsell?${sort}&page=${page}`)),
    );
    const properties = pages.flatMap(({ allData }) => allData);
    const values = properties.map((property) => (field === 'price' ? property.price : Date.parse(property.created_at)));
    const knownPrices = values.filter((value) => value !== null);
    expect(knownPrices.every((value, i) => i === 0 || inOrder(knownPrices[i - 1] ?? 0, value))).toBe(true);
    expect(values.slice(knownPrices.length).every((value) => value === null)).toBe(true);
    expect(new Set(properties.map(({ id }) => id)).size).toBe(pages[0]?.total_properties);
  });

  it('return the same totals and no listings for a page past the end', async () => {
    const first = await api.client.fetchAnswer('listForSale', '/forsell');
    const pageBeyondEnd = await api.client.fetchAnswer('listForSale', '/forsell?page=999');
    expect(pageBeyondEnd).toEqual({ ...first, allData: [], current_page: 999 });
  });

  it('show a listing in the user’s language, or in the one that it has', async () => {
    const path = `/forsell?city=${CITIES.newCairo.id}`;
    const [english] = (await api.client.fetchAnswer('listForSale', path, inEnglish)).allData;
    const [arabic] = (await api.client.fetchAnswer('listForSale', path)).allData;
    expect(english).toMatchObject({
      city_name: 'New Cairo',
      gover_name: 'Cairo',
      f_price: '21,000,000',
      time_ago: '3 days ago',
    });
    expect(arabic).toMatchObject({ city_name: 'القاهرة الجديدة', gover_name: 'القاهرة', f_price: '21,000,000' });
    expect(english?.address).toBe(arabic?.address);
    expect(english?.img[0]).toMatchObject({ is_cover: true, alt: 'Front' });
    expect(arabic?.img[0]?.alt).toBe('واجهة');
  });

  it('show a plan of installments, and the owner’s figures to the owner only', async () => {
    const { allData } = await api.client.fetchAnswer(
      'listForSale',
      '/forsell?payment=installment&min_price=4000000&max_price=4000000',
    );
    expect(allData[0]).toMatchObject({
      payment: { payment: 'installment', advance: 400_000, up_to_years: 8, receipt: '2027-12-01', installment: 37_500 },
      total_views: null,
      total_favorites: null,
      total_leads: null,
      is_loved: false,
    });
  });

  it('filter by monthly payment, which excludes cash', async () => {
    const { allData } = await api.client.fetchAnswer('listForSale', '/forsell?max_monthly=37500');
    expect(allData.length).toBeGreaterThan(0);
    for (const { payment } of allData) expect(payment.installment).toBeLessThanOrEqual(37_500);
    expect(allData.map(({ payment }) => payment.payment)).not.toContain('cash');
    const under = await api.client.fetchAnswer(
      'listForSale',
      '/forsell?max_monthly=37499&min_price=4000000&max_price=4000000',
    );
    expect(under.total_properties).toBe(0);
    expect((await api.client.fetchAnswer('listForRent', '/forrent?max_monthly=1000000')).total_properties).toBe(0);
  });

  it('never contain an inactive listing', async () => {
    const { allData } = await api.client.fetchAnswer('listForSale', '/forsell?sort_date=desc');
    expect(allData.map(({ id }) => id)).not.toContain(propertyId(11));
  });
});
