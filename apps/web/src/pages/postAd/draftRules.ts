import { type AdPicture, type Draft, DraftInput, getPictureFile, IMAGES_PATH, MAX_DRAFTS } from '@mashrabiya/contract';
import type { PropertyValues } from '@mashrabiya/ui';

const PREVIEW_WIDTH = 480;

export const getPictureSrc = (id: string): string => `${IMAGES_PATH}/${getPictureFile(id, 'webp', PREVIEW_WIDTH)}`;

export interface DeviceDraft {
  id: string;
  content: DraftInput;
  /** Time of the last change on this device (ISO). */
  at: string;
  /** Version of the server's copy that this device knows; 0 for none. */
  version: number;
  /** True when the server has this version. */
  isSaved: boolean;
}

const isDeviceDraft = (value: unknown): value is DeviceDraft =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'at' in value &&
  typeof value.at === 'string' &&
  'version' in value &&
  typeof value.version === 'number' &&
  'isSaved' in value &&
  'content' in value;

/** Valid drafts in this device's storage; missing fields are empty. */
export const parseDrafts = (storedValue: unknown): readonly DeviceDraft[] =>
  (Array.isArray(storedValue) ? storedValue.filter(isDeviceDraft) : [])
    .flatMap((draft) => {
      const { success, data } = DraftInput.safeParse(draft.content);
      return success ? [{ ...draft, content: data }] : [];
    })
    .slice(0, MAX_DRAFTS);

/** Moves a draft to the front, replacing its previous version. */
export const withDraft = (drafts: readonly DeviceDraft[], draft: DeviceDraft): readonly DeviceDraft[] =>
  [draft, ...drafts.filter(({ id }) => id !== draft.id)].slice(0, MAX_DRAFTS);

/** Part of an ad that a draft stores: unfinished uploads are left out. */
export function toDraftContent({ image, cover_img, ranking: _, ...fields }: PropertyValues): DraftInput {
  const pictures = image.filter(({ state }) => state === 'done').map(({ id }) => id);
  const cover = cover_img !== null && pictures.includes(cover_img) ? cover_img : (pictures[0] ?? null);
  return { ...fields, pictures, cover_img: cover };
}

export const toFormValues = ({ pictures, ...fields }: DraftInput): Partial<PropertyValues> => ({
  ...fields,
  image: pictures.map((id): AdPicture => ({ id, src: getPictureSrc(id), state: 'done' })),
});

export const isWorthSaving = ({ address, description, pictures, price }: DraftInput): boolean =>
  address.trim() !== '' || description.trim() !== '' || pictures.length > 0 || price !== null;

type StoredDraft = Pick<DeviceDraft, 'id' | 'content' | 'at'>;

/**
 * Latest draft, from this device or the server; `storedServerDrafts` is undefined until it has answered. For a draft
 * that both have, the server's copy wins if another device saved it since, unless this device changed it later while
 * offline. A draft that the server no longer has was posted or cleared elsewhere.
 */
export function findLatestDraft(
  storedDeviceDrafts: readonly DeviceDraft[],
  storedServerDrafts: readonly Draft[] | undefined,
): StoredDraft | undefined {
  const serverById = new Map(storedServerDrafts?.map((draft) => [draft.id, draft]));
  const existingDrafts = storedDeviceDrafts.filter(({ id, isSaved }) => {
    const serverDraft = serverById.get(id);
    return !(storedServerDrafts && isSaved && !serverDraft);
  });
  const deviceDrafts = existingDrafts.filter(({ id, version, isSaved, at }) => {
    const serverDraft = serverById.get(id);
    if (!serverDraft) return true;
    return isSaved ? serverDraft.version <= version : serverDraft.version <= version || at > serverDraft.updated_at;
  });
  const serverDrafts = (storedServerDrafts ?? [])
    .filter(({ id }) => !deviceDrafts.some((draft) => draft.id === id))
    .map(({ id, content, updated_at }): StoredDraft => ({ id, content, at: updated_at }));
  return [...deviceDrafts, ...serverDrafts].sort((draft, nextDraft) => (draft.at < nextDraft.at ? 1 : -1))[0];
}
