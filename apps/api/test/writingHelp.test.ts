import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { CITIES, subcategoryId } from './fixtures/reference.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeEngines('Help while writing and reviewing an ad', (open) => {
  const api = createFixtureApi(open);
  const { buildAdForm, createUser, postAd, claimReview: claim, acceptAll } = createAdTools(api);
  const facts = {
    city: CITIES.newCairo.id,
    action: 'forsell',
    subcategory_id: subcategoryId('housing', 'apartment'),
    size: 165,
    bedrooms: 3,
    price: 4_850_000,
    pictures: [],
  };
  const findDuplicates = (token: string, overrides: object = {}) =>
    api.client.fetchData('findDuplicates', '/user/ads/duplicates', buildPost(token, { ...facts, ...overrides }));
  /** A non-uniform picture, as another encoder writes it. */
  async function createRoomPicture(seed: number, format: 'jpeg' | 'png', side: number) {
    const data = Buffer.from(Array.from({ length: 72 }, (_, at) => (at * (89 + seed) + ((at * at) % 61) * seed) % 256));
    const image = sharp(data, { raw: { width: 9, height: 8, channels: 1 } }).resize(side, side);
    return new File([Uint8Array.from(await image.toFormat(format).toBuffer())], `a.${format}`);
  }
  async function upload(token: string, picture: File) {
    const body = new FormData();
    body.append('picture', picture);
    return (
      await api.client.fetchData('uploadPicture', '/uploads/pictures', withToken(token, { method: 'POST', body }))
    ).id;
  }

  it('finds own duplicates by facts in any state, and others’ while listed', async () => {
    const [firstUser, secondUser] = [await createUser(), await createUser()];
    const sellerFacts = { size: 1234, price: 7_000_000 };
    const { id } = await postAd(firstUser.token, { size: '1234', price: '7000000' });
    expect(await findDuplicates(firstUser.token, sellerFacts)).toMatchObject([{ id, is_own: true }]);
    expect(await findDuplicates(secondUser.token, sellerFacts)).toEqual([]);
    await acceptAll();
    expect(await findDuplicates(secondUser.token, sellerFacts)).toMatchObject([{ id, is_own: false }]);
    expect(await findDuplicates(firstUser.token, { ...sellerFacts, except: id })).toEqual([]);
    expect(await findDuplicates(firstUser.token, { ...sellerFacts, size: 1300 })).toEqual([]);
    expect(await findDuplicates(firstUser.token, { ...sellerFacts, action: 'forrent' })).toEqual([]);
  });

  it('refuses facts beyond the limits of a listing', async () => {
    const { token } = await createUser();
    for (const overrides of [{ bedrooms: 32_768 }, { size: 3_000_000_000 }, { city: 3_000_000_000 }]) {
      const init = buildPost(token, { ...facts, ...overrides });
      expect(await api.client.fetchRefusal('/user/ads/duplicates', init)).toMatchObject({ status: 422 });
    }
  });

  it('finds a duplicate by a re-encoded picture, and shows it to the moderator', async () => {
    const [firstUser, secondUser] = [await createUser(), await createUser()];
    const { body } = await buildAdForm({ size: '2001', price: '9100000' });
    body.append('image[]', await createRoomPicture(3, 'png', 400));
    const { data } = await api.client.fetchAnswer(
      'addProperty',
      '/properties',
      withToken(firstUser.token, { method: 'POST', body }),
    );
    await acceptAll();
    const stolenPicture = await upload(secondUser.token, await createRoomPicture(3, 'jpeg', 250));
    const ownPicture = await upload(secondUser.token, await createRoomPicture(7, 'jpeg', 250));
    const otherFacts = { size: 77, price: 1_000_000 };
    expect(await findDuplicates(secondUser.token, { ...otherFacts, pictures: [stolenPicture] })).toMatchObject([
      { id: data.id },
    ]);
    expect(await findDuplicates(secondUser.token, { ...otherFacts, pictures: [ownPicture] })).toEqual([]);
    // Only pictures that the requesting user uploaded are compared with other listings.
    expect(await findDuplicates(firstUser.token, { ...otherFacts, pictures: [stolenPicture] })).toEqual([]);
    const second = await buildAdForm({ size: '77', price: '1000000', cover_img: stolenPicture });
    second.body.delete('image[]');
    second.body.append('pictures[]', stolenPicture);
    await api.client.fetchAnswer('addProperty', '/properties', withToken(secondUser.token, second));
    const foundCase = await claim((await createUser('moderator')).token);
    expect(foundCase.data?.duplicates.map(({ id }) => id)).toContain(data.id);
    await acceptAll();
  });

  it('refuses invalid facts at their field', async () => {
    const { token } = await createUser();
    expect(
      await api.client.fetchFaults('/user/ads/duplicates', buildPost(token, { ...facts, action: 'lease' })),
    ).toEqual(['invalid_choice /action']);
  });

  it('shows a moderator the changes with their previous values', async () => {
    const { token } = await createUser();
    const { id, img } = await postAd(token);
    await acceptAll();
    const { body } = await buildAdForm({ cover_img: img[0]?.img_name ?? '', price: '4100000', finishing: 'luxury' });
    body.delete('image[]');
    body.append('old_images[]', img[0]?.img_name ?? '');
    await api.client.fetchAnswer('editProperty', `/properties/${id}`, withToken(token, { method: 'POST', body }));
    const { data } = await claim((await createUser('moderator')).token);
    expect(data?.property.id).toBe(id);
    expect(data?.changes).toEqual([
      { part: 'facts', field: 'finishing', before: 'finished', after: 'luxury' },
      { part: 'price', field: 'price', before: 4_850_000, after: 4_100_000 },
    ]);
    expect(data?.changed).toEqual(['facts', 'price']);
  });
});
