import { readdirSync, readFileSync } from 'node:fs';
import { BlobSource, Input, MP4 } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { prepareVideo, writeSmallVideo } from './prepareVideo.ts';

const DEMO_VIDEOS = new URL('../../../../../packages/demo-data/clips/', import.meta.url);
const name = readdirSync(DEMO_VIDEOS).find((fileName) => fileName.endsWith('-small.mp4')) ?? '';
const source = new Blob([readFileSync(new URL(name, DEMO_VIDEOS))], { type: 'video/mp4' });

const openInput = async (output: Blob) => {
  const input = new Input({ source: new BlobSource(output), formats: [MP4] });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  return { duration: await input.computeDuration(), video: await video?.getCodec(), audio: await audio?.getCodec() };
};
const prepareVideoRange = async (start: number, end: number, isMuted = false) => {
  const output = await prepareVideo({ file: source, edits: { start, end, isMuted } }, () => {});
  if (!output) throw new Error('The video was not changed');
  return output;
};

// Node has no WebCodecs: this tests copying, as in a browser without them.
describe('prepareVideo', () => {
  it('leaves an untrimmed video that plays everywhere unchanged', async () => {
    const { duration } = await openInput(source);
    const edits = { start: 0, end: duration, isMuted: false };
    expect(await prepareVideo({ file: source, edits }, () => {})).toBeNull();
    expect(await prepareVideo({ file: source, edits: undefined }, () => {})).toBeNull();
  });

  it('copies the selected beginning, with its sound', async () => {
    const output = await openInput(await prepareVideoRange(0, 5));
    expect(output).toMatchObject({ video: 'avc', audio: 'aac' });
    expect(output.duration).toBeGreaterThan(4.5);
    expect(output.duration).toBeLessThan(6.1);
  });

  it('removes the sound', async () => {
    const { duration } = await openInput(source);
    const output = await prepareVideoRange(0, duration, true);
    expect(await openInput(output)).toMatchObject({ video: 'avc', audio: undefined });
    const bytes = Buffer.from(await output.arrayBuffer());
    expect(bytes.indexOf('moov', 0, 'latin1')).toBeLessThan(bytes.indexOf('mdat', 0, 'latin1'));
  });

  it('reports an impossible cut, and leaves unreadable files to the server', async () => {
    await expect(prepareVideoRange(2.5, 8)).rejects.toThrow();
    const edits = { start: 0, end: 5, isMuted: false };
    for (const damaged of [source.slice(0, 2_000), new Blob(['no video at all'])])
      expect(await prepareVideo({ file: damaged, edits }, () => {})).toBeNull();
  });
});

describe('writeSmallVideo', () => {
  it('writes no small version of a small video, or if the browser cannot', async () => {
    expect(await writeSmallVideo(source, () => {})).toBeNull();
    const large = readdirSync(DEMO_VIDEOS).find((fileName) => /^\w+\.mp4$/.test(fileName)) ?? '';
    expect(await writeSmallVideo(new Blob([readFileSync(new URL(large, DEMO_VIDEOS))]), () => {})).toBeNull();
    expect(await writeSmallVideo(new Blob(['no video at all']), () => {})).toBeNull();
  });
});
