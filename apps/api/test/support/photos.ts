import sharp from 'sharp';
import { buildFormRequest, encodeForm, withToken } from './client.ts';

const PHOTO = { width: 64, height: 48 };

/** A request that uploads a photo with hidden data in the field `picture`. */
export async function buildPhotoUpload(token: string, size: Partial<typeof PHOTO> = {}): Promise<RequestInit> {
  const bytes = await sharp({ create: { ...PHOTO, channels: 3, background: '#845', ...size } })
    .withExif({ IFD0: { Artist: 'Nadia' } })
    .jpeg()
    .toBuffer();
  const form = buildFormRequest({ picture: new File([Uint8Array.from(bytes)], 'photo.jpg') });
  return withToken(token, await encodeForm(form));
}
