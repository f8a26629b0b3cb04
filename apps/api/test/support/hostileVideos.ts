import { gzipSync } from 'node:zlib';
import type { RandomSource } from '../../src/testing/createRandomSource.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Base of a hostile video: a valid one, and a picture. */
export interface ValidFiles {
  video: Bytes;
  picture: Bytes;
}

const encodeText = (words: string): Bytes => new TextEncoder().encode(words);
const joinBytes = (...parts: Uint8Array[]): Bytes => Uint8Array.from(Buffer.concat(parts));
const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const createNoise = ({ below }: RandomSource, length: number): Bytes => Uint8Array.from({ length }, () => below(256));

/** Start of a box's content after its name; of the last one if there are several. */
function findContent(video: Bytes, box: string): number {
  const at = toBuffer(video).lastIndexOf(box, undefined, 'latin1');
  if (at < 0) throw new Error(`The video has no ${box}`);
  return at + box.length;
}

function changeBytes(video: Bytes, change: (bytes: Buffer) => void): Bytes {
  const copy = Uint8Array.from(video);
  change(toBuffer(copy));
  return copy;
}

const renameBox = (video: Bytes, from: string, to: string): Bytes =>
  changeBytes(video, (bytes) => {
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 4)) bytes.write(to, at, 'latin1');
  });

/** Sets the duration of each picture in the first entry of each table. */
const slowDown = (video: Bytes, units: number): Bytes =>
  changeBytes(video, (bytes) => {
    for (let at = bytes.indexOf('stts'); at >= 0; at = bytes.indexOf('stts', at + 4))
      bytes.writeUInt32BE(units, at + 16);
  });

const writeInBox = (video: Bytes, box: string, offset: number, value: number): Bytes =>
  changeBytes(video, (bytes) => bytes.writeUInt32BE(value, findContent(video, box) + offset));

const FILE_HEADS = [
  'GIF89a',
  '\x89PNG\r\n\x1a\n',
  '%PDF-1.7\n',
  'PK\x03\x04',
  '<!doctype html><script>alert(1)</script>',
  '#!/bin/sh\n',
];
const WRONG_TYPES = [
  'WEBVTT\n\n00:00.000 --> 00:09.000\nwords',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '{"film":true}',
  'RIFF....AVI LIST',
  '\x1a\x45\xdf\xa3',
];
/** Codecs that some phones do not play, by their sample entry's name. */
const CODECS: readonly [string, string][] = [
  ['avc1', 'hvc1'],
  ['avc1', 'av01'],
  ['avc1', 'vp09'],
  ['avc1', 'mp4v'],
  ['avc1', 'xxxx'],
];
const REQUIRED_BOXES = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'stsz', 'stsc', 'stts'];
const WRONG_SIZES = [0xffff_ffff, 0x7fff_ffff, 0x1000_0000];

/** Kinds of invalid or unplayable videos; each call creates another one. */
export const HOSTILE_VIDEOS: Record<string, (validFiles: ValidFiles, random: RandomSource) => Bytes> = {
  'cut off': ({ video }, { below }) => video.slice(0, 1 + below(video.length - 2)),
  'cut off within its index': ({ video }, { below }) => video.slice(0, findContent(video, 'moov') + below(200)),
  noise: (_, chance) => createNoise(chance, 1 + chance.below(50_000)),
  'noise behind the head of a video': ({ video }, chance) => joinBytes(video.slice(0, 32), createNoise(chance, 20_000)),
  zeros: (_, { below }) => new Uint8Array(1 + below(2_000_000)),
  'a picture': ({ picture }) => picture,
  'another type': (_, { pick }) => encodeText(pick(WRONG_TYPES)),
  packed: ({ video }) => Uint8Array.from(gzipSync(video)),
  'a video behind the head of something else': ({ video }, { pick }) => joinBytes(encodeText(pick(FILE_HEADS)), video),
  'a page that says it is a video': ({ video }, { pick }) =>
    joinBytes(video.slice(0, 32), encodeText(pick(FILE_HEADS).repeat(50))),
  'a codec that some phones do not play': ({ video }, { pick }) => renameBox(video, ...pick(CODECS)),
  'without a box that it needs': ({ video }, { pick }) => renameBox(video, pick(REQUIRED_BOXES), 'free'),
  'a lying size of its index': ({ video }, { pick }) =>
    changeBytes(video, (bytes) => bytes.writeUInt32BE(pick(WRONG_SIZES), findContent(video, 'moov') - 8)),
  'a lying number of pictures': ({ video }, { pick }) => writeInBox(video, 'stsz', 8, pick(WRONG_SIZES)),
  'pictures beyond its end': ({ video }, { pick }) =>
    changeBytes(video, (bytes) => {
      for (let at = bytes.indexOf('stco'); at >= 0; at = bytes.indexOf('stco', at + 4))
        bytes.writeUInt32BE(pick(WRONG_SIZES), at + 12);
    }),
  'longer than a reel': ({ video }, { below }) => slowDown(video, 200_000 + below(1_000_000)),
  'shorter than a reel': ({ video }, { below }) => slowDown(video, below(2)),
  'boxes within boxes': (_, { below }) => {
    const depth = 1_000 + below(5_000);
    const bytes = Buffer.alloc(8 * depth);
    for (let level = 0; level < depth; level++) {
      bytes.writeUInt32BE(8 * (depth - level), 8 * level);
      bytes.write(level === 0 ? 'ftyp' : 'moov', 8 * level + 4);
    }
    return Uint8Array.from(bytes);
  },
};
