const known = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Keeps the bytes that a response was created from: reading its body stream costs more. */
export function withBytes(response: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  known.set(response, bytes);
  return response;
}

/** The bytes of a response's body; its body may have been used up afterwards. */
export const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  known.get(response) ?? new Uint8Array(await response.arrayBuffer());
