import { VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { as, encoded, posting, postingForm } from './ask.ts';
import type { FixtureApi } from './fixtureApi.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Uploads a video ahead of its reel, as browsers do. */
export function videosOf(api: FixtureApi) {
  const begin = (token: string, bytes: number, small_of?: string) =>
    api.ask.request('/uploads/clips', as(token, posting({ bytes, ...(small_of && { small_of }) })));
  const addPart = async (token: string, id: string, offset: number, part: Bytes) => {
    const form = postingForm({ offset: String(offset), part: new File([part], 'part') });
    return api.ask.request(`/uploads/clips/${id}/parts`, as(token, await encoded(form)));
  };
  const finish = (token: string, id: string) =>
    api.ask.request(`/uploads/clips/${id}/finish`, as(token, { method: 'POST' }));
  /** State of an upload. */
  const state = (token: string, id: string) => api.ask.request(`/uploads/clips/${id}`, as(token));
  /** Uploads all of it; resolves to the final answer. */
  const upload = async (token: string, video: Bytes, small_of?: string): Promise<Response> => {
    const started = await begin(token, video.byteLength, small_of);
    if (!started.ok) return started;
    const { data } = await started.json();
    for (let at = 0; at < video.byteLength; at += VIDEO_PART_BYTES)
      await addPart(token, data.id, at, video.slice(at, at + VIDEO_PART_BYTES));
    return finish(token, data.id);
  };
  return { begin, addPart, finish, state, upload };
}
