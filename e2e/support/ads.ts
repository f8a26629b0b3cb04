import { type Category, type Governorate, uuidv7 } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createPhotos } from './photos.ts';

export interface PostedAd {
  id: string;
  address: string;
  /** Square metres, unique among all listings. */
  size: number;
}

const MANY_METRES = 100_000;
let postedCount = 0;

/**
 * Posts an ad as the form does: a shop for rent, which no test counts, with a unique size, by which a list and its map
 * find it.
 */
export async function postAd(
  request: APIRequestContext,
  token: string,
  { ranking = 1, pictures = 1 } = {},
): Promise<PostedAd> {
  const governorates: Governorate[] = (await (await request.get('/api/gover')).json()).data.data;
  const categories: Category[] = (await (await request.get('/api/categories')).json()).data;
  const governorate = governorates.at(-1);
  const category = categories.find(({ type }) => type === 'commercial');
  const images = await createPhotos(pictures);
  if (!governorate || !category || !images[0]) throw new Error('there is nothing to choose from');
  const size = MANY_METRES + (Date.now() % MANY_METRES) * 4 + (postedCount++ % 4);
  const address = `محل تجاري على شارع رئيسي رقم ${size}`;
  const fields = {
    address,
    gover: governorate.id,
    city: governorate.cities[0]?.id ?? 0,
    category_id: category.id,
    subcategory_id: category.subcategories[0]?.id ?? 0,
    finishing: 'finished',
    size,
    floors: 1,
    bedrooms: 1,
    bathrooms: 1,
    description: 'محل بواجهة زجاجية واسعة على شارع رئيسي بجوار البنك.',
    action: 'forrent',
    price: 48_500,
    payment: 'cash',
    ranking,
    cover_img: images[0].name,
  };
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.append(name, String(value));
  for (const { buffer, name, mimeType: type } of images)
    multipart.append('image[]', new File([Uint8Array.from(buffer)], name, { type }));
  const answer = await request.post('/api/properties', { headers: { authorization: `Bearer ${token}` }, multipart });
  expect(answer.status(), await answer.text()).toBe(200);
  return { id: (await answer.json()).data.id, address, size };
}

/** Saves a draft on the server that only lacks its pack. */
export async function saveDraft(
  request: APIRequestContext,
  token: string,
  { address, pictures = 1 }: { address: string; pictures?: number },
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const governorates: Governorate[] = (await (await request.get('/api/gover')).json()).data.data;
  const categories: Category[] = (await (await request.get('/api/categories')).json()).data;
  const [governorate] = governorates;
  const category = categories.find(({ type }) => type === 'housing');
  if (!governorate || !category) throw new Error('there is nothing to choose from');
  const ids: string[] = [];
  for (const picture of await createPhotos(pictures)) {
    const uploadResponse = await request.post('/api/uploads/pictures', { headers, multipart: { picture } });
    ids.push((await uploadResponse.json()).data.id);
  }
  const id = uuidv7(new Date());
  const content = {
    address,
    gover: governorate.id,
    city: governorate.cities[0]?.id ?? 0,
    location: '',
    category_id: category.id,
    subcategory_id: category.subcategories[0]?.id ?? 0,
    finishing: 'finished',
    size: 165,
    floors: 1,
    bedrooms: 3,
    bathrooms: 2,
    description: 'شقة بتشطيب كامل وحديقة خاصة على بعد خطوات من الجامعة.',
    action: 'forsell',
    price: 4_850_000,
    payment: 'cash',
    advance: null,
    up_to_years: null,
    receipt: null,
    feature_ids: [],
    pictures: ids,
    cover_img: ids[0] ?? null,
  };
  const type = { ...headers, 'content-type': 'application/vnd.api+json' };
  const saveResponse = await request.post(`/api/user/drafts/${id}`, { headers: type, data: JSON.stringify(content) });
  if (!saveResponse.ok()) throw new Error(`The draft was refused: ${await saveResponse.text()}`);
  return id;
}

/** Opens the menu of an ad in its owner's list. */
export const openAdMenu = (
  page: Page,
  address: string,
  { myListings }: { myListings: { card: { more: string } } } = ar,
) => page.getByRole('button', { name: myListings.card.more.replace('{{address}}', address) }).click();

/** Ads in their owner's list: cards on a phone, rows of a table on a desktop. */
export const getOwnAds = (page: Page) => page.locator('main article, main tbody:not([aria-hidden])');
