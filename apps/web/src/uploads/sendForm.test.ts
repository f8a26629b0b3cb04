import { beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from './sendForm.ts';

/** Request whose events the test fires. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?(event: { loaded: number; total: number }): void; onload?(): void } = {};
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  readonly send = vi.fn();
  status = 0;
  response: object | null = null;
  onload?(): void;
  onabort?(): void;
  onloadend?(): void;

  constructor() {
    FakeRequest.last = this;
  }

  abort() {
    this.onabort?.();
    this.onloadend?.();
  }

  sendBytes(loaded: number) {
    this.upload.onprogress?.({ loaded, total: 100 });
    if (loaded === 100) this.upload.onload?.();
  }

  answer(data: object) {
    Object.assign(this, { status: 200, response: { data } });
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const send = () => sendForm('/pictures', new FormData(), { token: 'token', language: 'ar', onProgress: vi.fn() });

test('an upload without progress fails like a broken connection', async () => {
  const failure = expect(send()).rejects.toMatchObject({ code: 'network' });
  FakeRequest.last.sendBytes(50);
  vi.advanceTimersByTime(30_000);
  await failure;
});

test('a server that takes longer to store all bytes than a stall may last is not a broken connection', async () => {
  const upload = send();
  FakeRequest.last.sendBytes(100);
  vi.advanceTimersByTime(60_000);
  FakeRequest.last.answer({ id: 'picture' });
  expect(await upload).toEqual({ id: 'picture' });
});

test('a server that never answers fails like a broken connection', async () => {
  const failure = expect(send()).rejects.toMatchObject({ code: 'network' });
  FakeRequest.last.sendBytes(100);
  vi.advanceTimersByTime(120_000);
  await failure;
});
