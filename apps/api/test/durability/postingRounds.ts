import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type DraftInput, NO_FIELD_VALUES, type Property } from '@mashrabiya/contract';
import sharp from 'sharp';
import { grantCreditLot } from '../../src/ads/repository/credits.ts';
import { DEFAULT_TRIAL } from '../../src/ads/rules/freeTrial.ts';
import { getSourceFile, listPictureFiles } from '../../src/media/rules/pictureFiles.ts';
import { AD_FIELDS } from '../support/ads.ts';
import { listFiles } from './listFiles.ts';
import {
  addUser,
  type RoundContext,
  type RoundUser,
  requestAs,
  runSteppedRounds,
  type SteppedOptions,
} from './steppedRounds.ts';

const GRANTED_ADS = 1_000;
/** Ads of the lowest rank in the free trial. */
const { 1: TRIAL } = DEFAULT_TRIAL;
const DAY_MS = 86_400_000;
const MAX_JOB_ROUNDS = 8;

export interface PostingErrors {
  /** Acknowledged pictures that were missing or incomplete afterwards. */
  pictures: number;
  /** Saved drafts that neither remained nor became an ad. */
  drafts: number;
  /** Rounds that did not end with exactly one complete, paid ad. */
  ads: number;
  /** Ads visible to others while a picture of them was incomplete. */
  half: number;
  /** Unreferenced files that survived the cleanup job. */
  orphans: number;
}

const DRAFT: DraftInput = {
  address: AD_FIELDS.address,
  description: AD_FIELDS.description,
  location: AD_FIELDS.location,
  gover: null,
  city: null,
  category_id: null,
  subcategory_id: null,
  ...{
    ...NO_FIELD_VALUES,
    size: 165,
    floors: 1,
    bedrooms: 3,
    bathrooms: 2,
    action: 'forsell',
    price: 4_850_000,
    payment: 'cash',
    advance: null,
  },
  up_to_years: null,
  receipt: null,
  feature_ids: [],
  pictures: [],
  cover_img: null,
};

interface RoundUsers {
  seller: RoundUser;
  moderator: RoundUser;
}

type Answer<T> = { data: T };

const createPhoto = async (shade: number): Promise<File> => {
  const background = { r: shade % 256, g: 90, b: 140 };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([Uint8Array.from(bytes)], 'front.jpg');
};

/**
 * A seller uploads pictures, saves a draft, posts it with another picture, and a moderator approves it, while the node
 * is killed before one of its steps. The client repeats unanswered requests.
 */
export async function runPostingRounds(options: SteppedOptions) {
  const errors: PostingErrors = { pictures: 0, drafts: 0, ads: 0, half: 0, orphans: 0 };
  const media = join(options.directory, 'media');
  /** Returns true if each file can be decoded to its end. */
  const areDecodable = async (files: readonly string[]): Promise<boolean> => {
    const read = (file: string) => sharp(join(media, file), { failOn: 'warning' }).stats();
    return Promise.all(files.map(read)).then(
      () => true,
      () => false,
    );
  };
  let shade = 0;
  let checked = 0;
  let rounds = 0;

  async function runRound({ node }: RoundContext, { seller, moderator }: RoundUsers): Promise<void> {
    const [own, staff] = [requestAs(node, seller), requestAs(node, moderator)];
    rounds++;
    /** Another user sees nothing of the ad, or all of it. */
    const isPreviewComplete = async (id: string): Promise<boolean> => {
      const { status, body } = await node.request<Answer<Property>>(`/properties/${id}`);
      const shownPictures = status === 200 ? body.data.img : [];
      if (!(await areDecodable(shownPictures.map(({ img_name }) => getSourceFile(img_name))))) errors.half++;
      return status === 200;
    };
    const upload = async () => {
      const body = new FormData();
      body.append('picture', await createPhoto(++shade));
      const answer = await node.retryUntilAnswered(() =>
        own.postForm<Answer<{ id: string }>>('/uploads/pictures', body),
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      checked++;
      return answer.body.data.id;
    };
    const usedPictures = [await upload(), await upload()];
    const unused = await upload();
    for (const name of [...usedPictures, unused]) if (!(await areDecodable([getSourceFile(name)]))) errors.pictures++;

    const draft = randomUUID();
    const content = { ...DRAFT, pictures: usedPictures };
    const saved = await node.retryUntilAnswered(() => own.post(`/user/drafts/${draft}`, content));
    if (saved.status !== 200) throw new Error(JSON.stringify(saved));
    checked++;

    const form = new FormData();
    for (const [name, value] of Object.entries(AD_FIELDS)) form.append(name, value);
    for (const name of usedPictures) form.append('pictures[]', name);
    form.append('cover_img', usedPictures[0] ?? '');
    form.append('image[]', await createPhoto(++shade));
    form.append('draft_id', draft);
    let id = '';
    const countAds = async () =>
      (await own.get<Answer<{ total_properties: number }>>('/user/profile/properties')).body.data.total_properties;
    const countBefore = await node.retryUntilAnswered(countAds);
    const isPosted = async () => {
      const { status, body } = await own.postForm<Answer<Property>>('/properties', form);
      if (status !== 200) throw new Error(JSON.stringify(body));
      id = body.data.id;
    };
    const fetchDrafts = async () => (await own.get<Answer<{ id: string }[]>>('/user/drafts')).body.data;
    if (!(await node.tryOnce(isPosted))) {
      // After a lost answer either the draft or the ad exists.
      const isDraft = (await node.retryUntilAnswered(fetchDrafts)).some((draftEntry) => draftEntry.id === draft);
      if (isDraft === (await node.retryUntilAnswered(countAds)) > countBefore) errors.drafts++;
      await node.retryUntilAnswered(isPosted);
    }
    checked++;
    await node.tryOnce(() => node.runJobs());
    const approveAndRead = async () => {
      if (await isPreviewComplete(id)) return true;
      const claim = await staff.post<Answer<{ property: Property; submitted_at: string } | null>>(
        '/moderation/claims',
        {},
      );
      const claimedAd = claim.body.data;
      if (!claimedAd) return isPreviewComplete(id);
      const decision = { decision: 'accepted', submitted_at: claimedAd.submitted_at };
      await staff.post(`/moderation/properties/${claimedAd.property.id}`, decision);
      return isPreviewComplete(id);
    };
    let isShown = false;
    for (let attempt = 0; attempt < MAX_JOB_ROUNDS && !isShown; attempt++) {
      isShown = await node.retryUntilAnswered(approveAndRead);
      await node.retryUntilAnswered(() => node.runJobs());
    }
    const { body } = await node.retryUntilAnswered(() => node.request<Answer<Property>>(`/properties/${id}`));
    const names = body.data.img.map(({ img_name }) => img_name);
    const isWhole = names.length === usedPictures.length + 1 && (await areDecodable(names.flatMap(listPictureFiles)));
    if (!isShown || !isWhole) errors.ads++;
  }

  async function check(
    { node, withDatabase }: RoundContext,
    { seller }: RoundUsers,
  ): Promise<{ checked: number; wrong: PostingErrors }> {
    await node.retryUntilAnswered(() => node.runJobs(DAY_MS));
    await node.retryUntilAnswered(() => node.runJobs(DAY_MS));
    await node.end();
    return withDatabase(async (db) => {
      const ads = await db.selectFrom('property').select(['id', 'pictures']).where('user_id', '=', seller.id).execute();
      const credit = await db
        .selectFrom('ad_credit')
        .select('balance')
        .where('user_id', '=', seller.id)
        .where('ranking', '=', 1)
        .executeTakeFirstOrThrow();
      const drafts = await db.selectFrom('property_draft').select('id').execute();
      const usedFiles = new Set(
        ads.flatMap(({ pictures }) => pictures.flatMap(({ img_name }) => listPictureFiles(img_name))),
      );
      const mediaFiles = listFiles(media);
      const unusedFiles = mediaFiles.filter((name) => !usedFiles.has(name));
      const missing = [...usedFiles].filter((name) => !mediaFiles.includes(name));
      const wrong: PostingErrors = {
        ...errors,
        ads:
          errors.ads +
          Math.abs(ads.length - rounds) +
          Math.abs(GRANTED_ADS + TRIAL - credit.balance - rounds) +
          missing.length,
        drafts: errors.drafts + drafts.length,
        orphans: unusedFiles.length + listFiles(join(options.directory, 'tmp')).length,
      };
      return { checked, wrong };
    });
  }

  return runSteppedRounds(
    options,
    async (db, now): Promise<RoundUsers> => {
      const seller = await addUser(db, 'seller', 'user', now);
      const creditGrant = {
        userId: seller.id,
        ranking: 1,
        amount: GRANTED_ADS,
        reason: 'correction',
        reference: 'many',
      } as const;
      await grantCreditLot(db, { ...creditGrant, now });
      return { seller, moderator: await addUser(db, 'moderator', 'moderator', now) };
    },
    runRound,
    check,
  );
}
