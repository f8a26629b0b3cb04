import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

const DAY_MS = 86_400_000;
const OFFER = 'نشتري العقارات نقدًا خلال أسبوع وبأعلى سعر في السوق، دون سمسرة أو انتظار، تواصل معنا الآن';
const QUESTION = 'هل العقار ما زال متاحًا؟';

describeBothEngines('Spam in messages', (open) => {
  const api = createFixtureApi(open);
  const { createUser, createUsers } = createAdTools(api);
  const { createListing, start, send, readTexts, refuseStart, refuseSend, refusePropose } =
    createConversationTools(api);
  const createListings = async (count: number) => {
    const sellers = await createUsers(...Array<'user'>(count).fill('user'));
    const listings: string[] = [];
    for (const { id } of sellers) listings.push(await createListing(id));
    return listings;
  };
  const REFUSED = { status: 422, faults: ['repeated_text /text'] };

  it('is refused once five sellers got nearly the same text, until a day later', async () => {
    const buyer = await createUser();
    const [first = '', ...others] = await createListings(6);
    for (const [index, property] of others.entries()) await start(buyer.token, property, `${OFFER} ${index}`);
    expect(await refuseStart(buyer.token, first, OFFER)).toMatchObject(REFUSED);
    // The refusal starts no conversation.
    const conversation = await start(buyer.token, first, QUESTION);
    expect(await refuseSend(buyer.token, conversation, `مرحبًا. ${OFFER}`)).toMatchObject(REFUSED);
    expect(await refusePropose(buyer.token, conversation, { text: OFFER })).toMatchObject(REFUSED);
    expect(await readTexts(buyer.token, conversation)).toEqual([QUESTION]);
    api.advanceTime(DAY_MS);
    await send(buyer.token, conversation, OFFER);
  });

  it('is not a text that the same seller gets again, another text or another buyer’s', async () => {
    const [buyer, otherBuyer] = await createUsers('user', 'user');
    const [first = '', ...others] = await createListings(6);
    const conversation = await start(buyer.token, first, OFFER);
    for (const property of others.slice(1)) await start(buyer.token, property, OFFER);
    await send(buyer.token, conversation, OFFER);
    await start(
      buyer.token,
      others[0] ?? '',
      'أبحث عن شقة قريبة من المدرسة، هل يوجد مصعد وموقف للسيارة في العمارة وغاز طبيعي؟',
    );
    await start(otherBuyer.token, others[0] ?? '', OFFER);
  });

  it('is not a suggested question to many sellers, or a seller’s answer to many buyers', async () => {
    const [seller, buyer] = await createUsers('user', 'user');
    for (const property of await createListings(7)) await start(buyer.token, property, QUESTION);
    for (let count = 0; count < 7; count++) {
      const conversation = await start((await createUser()).token, await createListing(seller.id), QUESTION);
      await send(seller.token, conversation, OFFER);
    }
  });

  it('of a new account is limited to 15 conversations a day', async () => {
    const [buyer, seller] = await createUsers('user', 'user');
    const startSome = async (count: number) => {
      for (let started = 0; started < count; started++)
        await start(buyer.token, await createListing(seller.id), QUESTION);
    };
    await startSome(14);
    const conversation = await start(buyer.token, await createListing(seller.id), QUESTION);
    const another = await createListing(seller.id);
    expect(await refuseStart(buyer.token, another)).toMatchObject({ status: 429, faults: ['new_account_limit'] });
    await send(buyer.token, conversation, QUESTION);

    api.advanceTime(DAY_MS);
    await startSome(15);
    expect(await refuseStart(buyer.token, another)).toMatchObject({ faults: ['new_account_limit'] });
    api.advanceTime(6 * DAY_MS);
    await startSome(20);
  });
});
