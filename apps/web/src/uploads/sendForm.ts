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
/** Time for the server to store the file after its last byte, in milliseconds. */
const ANSWER_TIMEOUT_MS = 120_000;

/** Posts a form with files and resolves to its data. XMLHttpRequest because `fetch` reports no upload progress. */
export function sendForm<T>(
  url: string,
  form: FormData,
  { token, language, onProgress, signal }: SendOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failWithNetworkError = () => reject(new ApiError('network', 0, 'network'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const restartTimer = (timeoutMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(abort, timeoutMs);
    };
    request.open('POST', url);
    request.setRequestHeader('Accept', JSON_API_TYPE);
    request.setRequestHeader('Accept-Language', language);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer(STALL_TIMEOUT_MS);
      onProgress(loaded / total);
    };
    request.upload.onload = () => restartTimer(ANSWER_TIMEOUT_MS);
    request.onerror = failWithNetworkError;
    request.onabort = failWithNetworkError;
    request.onloadend = () => {
      clearTimeout(timer);
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
    restartTimer(STALL_TIMEOUT_MS);
    request.send(form);
  });
}
