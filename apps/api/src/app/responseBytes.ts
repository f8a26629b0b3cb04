const known = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Keeps the bytes that a response was created from: reading its body stream costs more. */
export function withBytes(response: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  known.set(response, bytes);
  return response;
}

/** May consume the response's body. */
export const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  known.get(response) ?? new Uint8Array(await response.arrayBuffer());
