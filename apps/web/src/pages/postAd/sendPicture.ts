import { type CallAnswer, type ErrorAnswer, endpoints, JSON_API_TYPE } from '@mashrabiya/contract';
import { ApiError } from '../../api/error.ts';

export interface Sending {
  apiUrl: string;
  token: string;
  language: string;
  onProgress: (percent: number) => void;
}

/** Time without progress after which the connection counts as broken, in milliseconds. */
const SILENCE_MS = 30_000;

/** Uploads one picture and resolves to its id. XMLHttpRequest because `fetch` reports no upload progress. */
export function sendPicture(picture: Blob, { apiUrl, token, language, onProgress }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const broken = () => reject(new ApiError('network', 0, 'network'));
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    request.open('POST', apiUrl + endpoints.uploadPicture.path);
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
        const { data }: CallAnswer<'uploadPicture'> = request.response;
        return resolve(data.id);
      }
      const refused: ErrorAnswer | null = request.response;
      const problems = refused?.errors ?? [];
      reject(new ApiError(problems[0]?.code ?? 'unexpected', request.status, problems[0]?.title ?? '', problems));
    };
    const form = new FormData();
    form.append('picture', picture, 'picture');
    heard();
    request.send(form);
  });
}
