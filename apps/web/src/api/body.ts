import { type BodyType, JSON_API_TYPE } from '@mashrabiya/contract';

export interface RequestContent {
  body?: unknown;
  files?: Record<string, Blob | readonly Blob[] | undefined>;
}

type Entry = [name: string, value: string | Blob];

/** Lists are sent as `name[]`; undefined fields are omitted. */
function toEntries(fields: object): Entry[] {
  return Object.entries(fields).flatMap(([name, value]): Entry[] => {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value))
      return value.map((item): Entry => [`${name}[]`, item instanceof Blob ? item : String(item)]);
    return [[name, value instanceof Blob ? value : String(value)]];
  });
}

/** Encoded body. For multipart the browser sets the content type itself, with the boundary. */
export function encodeBody(
  bodyType: BodyType = 'json',
  { body, files }: RequestContent,
): { body?: BodyInit; type?: string } {
  if (body === undefined && files === undefined) return {};
  const fields = { ...(body as object | undefined), ...files };
  switch (bodyType) {
    case 'raw':
      return { body: body as BodyInit };
    case 'form':
      return { body: new URLSearchParams(toEntries(fields).map(([name, value]) => [name, String(value)])) };
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of toEntries(fields)) form.append(name, value);
      return { body: form };
    }
    default:
      return { body: JSON.stringify(body), type: JSON_API_TYPE };
  }
}
