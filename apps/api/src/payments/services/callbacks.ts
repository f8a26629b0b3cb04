import { timingSafeEqual } from 'node:crypto';

export function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    return undefined;
  }
}

/** Compares hexadecimal signatures in constant time, ignoring case. */
export function isSameSignature(received: string, expected: string): boolean {
  const [receivedBytes, expectedBytes] = [received, expected].map((text) => Buffer.from(text.toLowerCase()));
  return (
    receivedBytes !== undefined &&
    expectedBytes !== undefined &&
    receivedBytes.length === expectedBytes.length &&
    timingSafeEqual(receivedBytes, expectedBytes)
  );
}
