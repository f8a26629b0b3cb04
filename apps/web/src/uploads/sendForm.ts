import { type ErrorAnswer, JSON_API_TYPE } from '@mashrabiya/contract';
import { ApiError } from '../api/error.ts';

export interface Sending {
  token: string;
  language: string;
  /** Share sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
}

/** Time without progress after which the connection counts as broken, in milliseconds. */
const SILENCE_MS = 30_000;

/** Posts a form with files and resolves to its data. XMLHttpRequest because `fetch` reports no upload progress. */
export function sendForm<T>(url: string, form: FormData, { token, language, onProgress, signal }: Sending): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const broken = () => reject(new ApiError('network', 0, 'network'));
    let silence: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
    };
    request.open('POST', url);
    request.setRequestHeader('Accept', JSON_API_TYPE);
    request.setRequestHeader('Accept-Language', language);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress(loaded / total);
    };
    request.onerror = broken;
    request.onabort = broken;
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    };
    request.onload = () => {
      if (request.status === 200) {
        const { data }: { data: T } = request.response;
        return resolve(data);
      }
      const refused: ErrorAnswer | null = request.response;
      const problems = refused?.errors ?? [];
      reject(new ApiError(problems[0]?.code ?? 'unexpected', request.status, problems[0]?.title ?? '', problems));
    };
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    heard();
    request.send(form);
  });
}
