import { describe, expect, it } from 'vitest';
import { isPicture, isVideo } from './fileContent.ts';

const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const createFile = (content: string, type: string, name = 'file') => new File([toBytes(content)], name, { type });

const PICTURES = [
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
  ['GIF', 'GIF89a', 'image/gif'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['AVIF', '\0\0\0\x20ftypavif', 'image/avif'],
  ['HEIC', '\0\0\0\x18ftypheic', 'image/heic'],
] as const;
const VIDEOS = [
  ['MP4', '\0\0\0\x20ftypisom', 'video/mp4'],
  ['QuickTime', '\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['QuickTime without a brand', '\0\0\0\x08wide\0\0\0\0mdat', 'video/quicktime'],
  ['WebM', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81', 'video/webm'],
] as const;

describe('isPicture', () => {
  it.each(PICTURES)('accepts a %s', async (_, content, type) => {
    expect(await isPicture(createFile(content, type))).toBe(true);
    expect(await isVideo(createFile(content, type))).toBe(false);
  });

  it('accepts HEIC without a type', async () => {
    expect(await isPicture(createFile('\0\0\0\x18ftypheic', '', 'IMG_0001.HEIC'))).toBe(true);
  });

  it.each([
    ['an empty file', '', 'image/jpeg'],
    ['a text', 'no picture', 'image/png'],
    ['a page', '<!doctype html><script>', 'image/webp'],
    ['a drawing with scripts', '<svg xmlns="">', 'image/svg+xml'],
    ['a video', '\0\0\0\x20ftypisom', 'image/jpeg'],
    ['a sound', 'RIFF\x24\0\0\0WAVEfmt ', 'image/webp'],
    ['a picture of another type', '\xff\xd8\xff\xe0', 'text/plain'],
  ])('refuses %s', async (_, content, type) => {
    expect(await isPicture(createFile(content, type))).toBe(false);
  });
});

describe('isVideo', () => {
  it.each(VIDEOS)('accepts %s', async (_, content, type) => {
    expect(await isVideo(createFile(content, type))).toBe(true);
    expect(await isPicture(createFile(content, 'image/jpeg'))).toBe(false);
  });

  it.each([
    ['an empty file', ''],
    ['a text', 'this is no video'],
  ])('refuses %s', async (_, content) => {
    expect(await isVideo(createFile(content, 'video/mp4'))).toBe(false);
  });
});
