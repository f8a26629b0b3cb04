import { type ErrorAnswer, endpoints, JSON_API_TYPE } from '@mashrabiya/contract';
import { ApiError } from '../api/error.ts';

/** What is uploaded ahead of the form that names it: the call, and the field that it comes in. */
export const UPLOADS = {
  picture: endpoints.uploadPicture,
  video: endpoints.uploadClip,
} as const;
export type UploadField = keyof typeof UPLOADS;

export interface Sending {
  apiUrl: string;
  token: string;
  language: string;
  onProgress: (percent: number) => void;
}

/** Time without progress after which the connection counts as broken, in milliseconds. */
const SILENCE_MS = 30_000;

/** Uploads one file and resolves to its id. XMLHttpRequest because `fetch` reports no upload progress. */
export function sendFile(
  field: UploadField,
  file: Blob,
  { apiUrl, token, language, onProgress }: Sending,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const broken = () => reject(new ApiError('network', 0, 'network'));
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    request.open('POST', apiUrl + UPLOADS[field].path);
    request.setRequestHeader('Accept', JSON_API_TYPE);
    request.setRequestHeader('Accept-Language', language);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress(Math.round((loaded / total) * 100));
    };
    request.onerror = broken;
    request.onabort = broken;
    request.onloadend = () => clearTimeout(silence);
    request.onload = () => {
      if (request.status === 200) {
        const { data }: { data: { id: string } } = request.response;
        return resolve(data.id);
      }
      const refused: ErrorAnswer | null = request.response;
      const problems = refused?.errors ?? [];
      reject(new ApiError(problems[0]?.code ?? 'unexpected', request.status, problems[0]?.title ?? '', problems));
    };
    const form = new FormData();
    form.append(field, file, field);
    heard();
    request.send(form);
  });
}
