import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { NO_LOG } from '../src/core/log.ts';
import type { OpenDatabase } from '../src/db/openDatabase.ts';
import { loadReference } from '../src/reference/repository/loadReference.ts';
import { PostgresSearch } from '../src/search/repository/PostgresSearch.ts';
import { describeBothEngines, describePostgres } from './engines/describeEngines.ts';
import { createProperty, insertFixture, NOW, propertyId } from './fixtures/properties.ts';

const BULK_COUNT = 1_200;

describeBothEngines('Nodes that share the search in the database', (open) => {
  let database: OpenDatabase;
  let now = NOW.getTime();
  let openNode: () => Promise<PostgresSearch>;

  beforeAll(async () => {
    database = await open();
    await insertFixture(database.db);
    const reference = await loadReference(database.db);
    openNode = async () => {
      const tools = { clock: () => new Date(now), log: NO_LOG };
      const node = new PostgresSearch(database.db, reference, tools);
      await node.build();
      return node;
    };
  });
  afterAll(() => database.close());

  const insert = (numbers: readonly number[], own: object = {}) =>
    insertProperties(
      database.db,
      numbers.map((number) => createProperty(number, { days: 0, ...own })),
    );
  const countMatches = async (node: PostgresSearch, text: string) => {
    const { total, unused } = await node.list({ text, filters: {}, page: 1 });
    return unused.length > 0 ? 0 : total;
  };

  it('show a change of another node, with new words, within a second', async () => {
    const [first, second] = [await openNode(), await openNode()];
    expect(await countMatches(first, 'برج اللوتس')).toBe(0);
    await insert([9001], { address_ar: 'شقة في برج اللوتس' });
    await first.refresh();
    expect(await countMatches(first, 'برج اللوتس')).toBe(1);
    now += 1_000;
    expect(await countMatches(second, 'برج اللوتس')).toBe(1);
    expect(second.version).toBe(first.version);
  });

  it('agree on word ids while they index at once', async () => {
    const nodes = await Promise.all([openNode(), openNode(), openNode()]);
    const names = ['زمردة', 'ياقوتة', 'فيروزة'];
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        nodes.map(async (node, i) => {
          await insert([9100 + 10 * round + i], { address_ar: `فيلا ${names[i]} ${names[(i + round) % 3]}` });
          await node.refresh();
        }),
      );
    }
    now += 1_000;
    const expected = await Promise.all(names.map((name) => countMatches(nodes[0] as PostgresSearch, name)));
    expect(expected.reduce((sum, count) => sum + count, 0)).toBe(15);
    for (const node of [...nodes, await openNode()])
      expect(await Promise.all(names.map((name) => countMatches(node, name)))).toEqual(expected);
  });

  it('show their own change at once, also during a bulk change', async () => {
    const node = await openNode();
    const numbers = Array.from({ length: BULK_COUNT }, (_, i) => 20_000 + i);
    await insert(numbers);
    await insert([9200], { address_ar: 'شقة في حارة الياسمين' });
    await node.refresh();
    expect((await node.findByIds([propertyId(9200)])).length).toBe(1);
    // A change of another node, while this one indexes the rest in the background.
    await insert([9201]);
    await expect
      .poll(
        async () => {
          now += 1_000;
          return (await node.findByIds([...numbers, 9201].map(propertyId))).length;
        },
        { timeout: 10_000 },
      )
      .toBe(BULK_COUNT + 1);
  });

  it('index nothing twice, and continue after a failure', async () => {
    const node = await openNode();
    await node.refresh();
    const { version } = node;
    now += 60_000;
    await node.current();
    expect(node.version).toBe(version);
    // Before the change: another node, which still indexes in the background, must not index it either.
    await database.db.schema.alterTable('search_word').renameTo('search_word_away').execute();
    await database.db
      .updateTable('property')
      .set({ title_words: 'كهرمان', updated_at: new Date(now) })
      .where('id', '=', propertyId(1))
      .execute();
    await expect(node.refresh()).rejects.toThrow('search_word');
    await database.db.schema.alterTable('search_word_away').renameTo('search_word').execute();
    await node.refresh();
    expect(await countMatches(node, 'كهرمان')).toBe(1);
  });

  it('build the index again if the rules of words change', async () => {
    await database.db.updateTable('search_state').set({ build_key: 'of another release' }).execute();
    await database.db.updateTable('listing_search').set({ words: [], title_words: [] }).execute();
    // Not indexed by any node yet.
    const expired = { availability: 3, updated_at: new Date(now) };
    await database.db.updateTable('property').set(expired).where('id', '=', propertyId(2)).execute();
    const node = await openNode();
    expect(await countMatches(node, 'كهرمان')).toBe(1);
    expect(await node.findByIds([propertyId(2)])).toEqual([]);
  });
});

describePostgres('A node that indexes changes', (open) => {
  it('misses none that is committed after it has read them', async () => {
    const { db, close } = await open();
    await insertFixture(db);
    const node = new PostgresSearch(db, await loadReference(db), { clock: () => NOW, log: NO_LOG });
    await node.build();
    await insertProperties(db, [createProperty(9001, { days: 0 })]);
    let indexing: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      await insertProperties(tx, [createProperty(9002, { days: 0 })]);
      await sql`lock table listing_search in exclusive mode`.execute(tx);
      indexing = node.refresh();
      const countWaiting = async () =>
        (await sql`select from pg_locks where relation = 'listing_search'::regclass and not granted`.execute(tx)).rows
          .length;
      await expect.poll(countWaiting).toBe(1);
    });
    await indexing;
    await node.refresh();
    expect(await node.findByIds([9001, 9002].map(propertyId))).toHaveLength(2);
    await close();
  });
});
