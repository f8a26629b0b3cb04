import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CardReader } from '../src/catalogue/repository/CardReader.ts';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { loadChanges, readHorizon } from '../src/catalogue/repository/loadListings.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createProperty, propertyId } from './fixtures/properties.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeBothEngines('Lists follow the database', (open) => {
  const api = createFixtureApi(open);
  const fetchPrices = async () => {
    const { allData } = await api.client.search({ query: 'عنقاء', sort_price: 'asc' });
    return allData.map(({ price }) => price);
  };
  const change = (number: number, values: { price?: number; availability?: number; up_to_years?: number }) =>
    api.database.db
      .updateTable('property')
      .set({ ...values, updated_at: api.services.clock() })
      .where('id', '=', propertyId(number))
      .execute();

  it('shows a new listing within a second, under every word', async () => {
    const updated_at = api.services.clock();
    await insertProperties(api.database.db, [
      createProperty(799, { days: 0, address_ar: 'حديقة العنقاء', price: 2_000_000, updated_at }),
    ]);
    await api.services.listings.refresh();
    expect(await fetchPrices()).toEqual([2_000_000]);
    await insertProperties(api.database.db, [
      createProperty(800, { days: 0, address_ar: 'بيت العنقاء', price: 100_000, updated_at }),
      createProperty(801, { days: 0, address_ar: 'قصر العنقاء', price: 200_000, updated_at }),
    ]);
    api.advanceTime(1_000);
    expect(await fetchPrices()).toEqual([100_000, 200_000, 2_000_000]);
  });

  it('moves a changed listing to its new position', async () => {
    await change(800, { price: 300_000 });
    api.advanceTime(1_000);
    expect(await fetchPrices()).toEqual([200_000, 300_000, 2_000_000]);
    const { total_properties } = await api.client.search({ query: 'عنقاء', data: { max_price: 100_000 } });
    expect(total_properties).toBe(0);
  });

  it('removes a listing that is no longer active, and adds it again', async () => {
    await change(801, { availability: 3 });
    api.advanceTime(1_000);
    expect(await fetchPrices()).toEqual([300_000, 2_000_000]);
    await change(801, { availability: 2 });
    api.advanceTime(1_000);
    expect(await fetchPrices()).toEqual([200_000, 300_000, 2_000_000]);
  });

  it('notices a change whose transaction ended late', async () => {
    api.advanceTime(1_000);
    await fetchPrices();
    const earlierTime = new Date(api.services.clock().getTime() - 20_000);
    await api.database.db
      .updateTable('property')
      .set({ price: 900_000, updated_at: earlierTime })
      .where('id', '=', propertyId(800))
      .execute();
    api.advanceTime(1_000);
    expect(await fetchPrices()).toEqual([200_000, 900_000, 2_000_000]);
  });

  it('notices a change of a node whose clock is an hour late', async () => {
    const anHourAgo = new Date(api.services.clock().getTime() - 3_600_000);
    const setPrice = (price: number) =>
      api.database.db
        .updateTable('property')
        .set({ price, updated_at: anHourAgo })
        .where('id', '=', propertyId(800))
        .execute();
    await setPrice(800_000);
    api.advanceTime(1_000);
    expect(await fetchPrices()).toEqual([200_000, 800_000, 2_000_000]);
    await setPrice(900_000);
    api.advanceTime(1_000);
    expect(await fetchPrices()).toEqual([200_000, 900_000, 2_000_000]);
  });

  it('reads changes by an index, and each change once', async () => {
    const { db } = api.database;
    const listChangedSince = async (horizon: string) => {
      const ids: string[] = [];
      for await (const rows of loadChanges(db, horizon)) ids.push(...rows.map(({ listing }) => listing.id));
      return ids;
    };
    /** Waits for older transactions, also of other tests on this server: until they end, changes are read again. */
    const waitForHorizon = async () => {
      await expect.poll(async () => listChangedSince(await readHorizon(db)), { timeout: 30_000 }).toEqual([]);
      return readHorizon(db);
    };
    const horizonBefore = await waitForHorizon();
    await change(800, { price: 900_000 });
    await db.updateTable('property').set({ total_views: 7 }).where('id', '=', propertyId(801)).execute();
    expect(await listChangedSince(horizonBefore)).toEqual([propertyId(800)]);
    await waitForHorizon();
    const plan = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const rows = await sql`explain select id from property where changed_in >= ${horizonBefore}::text::xid8`.execute(
        tx,
      );
      return JSON.stringify(rows.rows);
    });
    expect(plan).toContain('property_changed_in');
  });

  it('shows changes of fields outside the index', async () => {
    const fetchYears = async () =>
      (await api.client.search({ query: 'عنقاء' })).allData.map(({ payment }) => payment.up_to_years);
    expect(await fetchYears()).toContain(null);
    await change(800, { up_to_years: 7 });
    api.advanceTime(1_000);
    expect(await fetchYears()).toContain(7);
  });

  it('never caches a row that was read before its listing changed', async () => {
    const { listings } = api.services;
    const queryStarted = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const reader = new CardReader(
      api.database.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          queryStarted.resolve();
          await release.promise;
          return result;
        },
      }),
      listings.getRevision,
    );
    const fetchYears = async () =>
      (await reader.read(await listings.findByIds([propertyId(800)]))).map(({ up_to_years }) => up_to_years);
    const yearsBefore = fetchYears();
    await queryStarted.promise;
    await change(800, { up_to_years: 9 });
    await listings.refresh();
    release.resolve();
    expect(await yearsBefore).toEqual([7]);
    expect(await fetchYears()).toEqual([9]);
  });

  it('omits a listing that is removed while the page is built', async () => {
    const updated_at = api.services.clock();
    await insertProperties(api.database.db, [
      createProperty(802, { days: 0, address_ar: 'برج العنقاء', price: 500_000, updated_at }),
    ]);
    await api.services.listings.refresh();
    await api.database.db.deleteFrom('property').where('id', '=', propertyId(802)).execute();
    expect(await fetchPrices()).toEqual([200_000, 900_000, 2_000_000]);
  });
});
