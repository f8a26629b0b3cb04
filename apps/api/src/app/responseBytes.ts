const originalBytes = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Remembers the bytes that a response was created from: reading its body stream costs more. */
export function setResponseBytes(response: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  originalBytes.set(response, bytes);
  return response;
}

/** May consume the response's body. */
export const readResponseBytes = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  originalBytes.get(response) ?? new Uint8Array(await response.arrayBuffer());
