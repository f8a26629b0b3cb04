import { VIDEO_PART_BYTES } from '@mashrabiya/contract';
import { buildFormRequest, buildPost, encodeForm, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Uploads a video ahead of its reel, as browsers do. */
export function createVideoTools(api: FixtureApi) {
  const beginUpload = (token: string, bytes: number, small_of?: string) =>
    api.client.request('/uploads/clips', buildPost(token, { bytes, ...(small_of && { small_of }) }));
  const addPart = async (token: string, id: string, offset: number, part: Bytes) => {
    const form = buildFormRequest({ offset: String(offset), part: new File([part], 'part') });
    return api.client.request(`/uploads/clips/${id}/parts`, withToken(token, await encodeForm(form)));
  };
  const finishUpload = (token: string, id: string) =>
    api.client.request(`/uploads/clips/${id}/finish`, buildPost(token));
  const fetchUploadState = (token: string, id: string) => api.client.request(`/uploads/clips/${id}`, withToken(token));
  /** Uploads all parts of a video; resolves to the final answer. */
  const upload = async (token: string, video: Bytes, small_of?: string): Promise<Response> => {
    const startResponse = await beginUpload(token, video.byteLength, small_of);
    if (!startResponse.ok) return startResponse;
    const { data } = await startResponse.json();
    for (let at = 0; at < video.byteLength; at += VIDEO_PART_BYTES)
      await addPart(token, data.id, at, video.slice(at, at + VIDEO_PART_BYTES));
    return finishUpload(token, data.id);
  };
  return { begin: beginUpload, addPart, finish: finishUpload, state: fetchUploadState, upload };
}
