import { type ErrorAnswer, JSON_API_TYPE } from '@mashrabiya/contract';
import { ApiError } from '../api/error.ts';

export interface SendOptions {
  token: string;
  language: string;
  /** Share sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
}

/** Time without progress after which the connection counts as broken, in milliseconds. */
const STALL_TIMEOUT_MS = 30_000;

/** Posts a form with files and resolves to its data. XMLHttpRequest because `fetch` reports no upload progress. */
export function sendForm<T>(
  url: string,
  form: FormData,
  { token, language, onProgress, signal }: SendOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failWithNetworkError = () => reject(new ApiError('network', 0, 'network'));
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const restartStallTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(abort, STALL_TIMEOUT_MS);
    };
    request.open('POST', url);
    request.setRequestHeader('Accept', JSON_API_TYPE);
    request.setRequestHeader('Accept-Language', language);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      restartStallTimer();
      onProgress(loaded / total);
    };
    request.onerror = failWithNetworkError;
    request.onabort = failWithNetworkError;
    request.onloadend = () => {
      clearTimeout(stallTimer);
      signal?.removeEventListener('abort', abort);
    };
    request.onload = () => {
      if (request.status === 200) {
        const { data }: { data: T } = request.response;
        return resolve(data);
      }
      const errorAnswer: ErrorAnswer | null = request.response;
      const problems = errorAnswer?.errors ?? [];
      reject(new ApiError(problems[0]?.code ?? 'unexpected', request.status, problems[0]?.title ?? '', problems));
    };
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    restartStallTimer();
    request.send(form);
  });
}
