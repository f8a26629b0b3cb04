import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeVideo, videoToPrepare } from '../src/reels/services/videoFile.ts';
import { ffmpegTranscoder, ffmpegVersion } from '../src/reels/transcoder/ffmpegTranscoder.ts';
import { runProgram } from '../src/reels/transcoder/runProgram.ts';

const FFMPEG = 'ffmpeg';
const version = await ffmpegVersion(FFMPEG);
const MISSING = 'This machine has no ffmpeg with libx264 and aac';
if (version === undefined) console.warn(`Not tried: ${MISSING}`);

const run = promisify(execFile);
const bitrates = { video: 4_000_000, audio: 128_000 };
let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mashrabiya-ffmpeg-'));
});
afterAll(() => rm(directory, { recursive: true }));
const at = (name: string) => join(directory, name);

describe('A child process', () => {
  /** A killed process that was not waited for is a zombie. */
  const isAlive = async (pid: number) => {
    const { stdout } = await run('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return /^[^Z\s]/.test(stdout);
  };
  const notAborted = () => new AbortController().signal;

  it('is killed with its children when it times out or is cancelled', async () => {
    for (const fault of ['late', 'closed'] as const) {
      const noted = at(`${fault}.pid`);
      const end = new AbortController();
      const args = ['-c', `sleep 60 & echo $! > ${noted}; wait`];
      const work = runProgram('/bin/sh', args, { withinMs: fault === 'late' ? 500 : 30_000, signal: end.signal });
      if (fault === 'closed') setTimeout(() => end.abort(), 500);
      await expect(work).rejects.toMatchObject({ fault });
      const pid = Number(await readFile(noted, 'utf8'));
      expect(pid).toBeGreaterThan(0);
      await expect.poll(() => isAlive(pid)).toBe(false);
    }
  });

  it('reports its kind of end, or that it is missing', async () => {
    const options = { withinMs: 5_000, signal: notAborted() };
    await expect(runProgram('/bin/sh', ['-c', 'echo no such codec >&2; exit 3'], options)).rejects.toMatchObject({
      fault: 'unreadable',
      message: 'no such codec',
    });
    const machineFaults = ['echo "out.mp4: No space left on device" >&2; exit 228', 'kill -9 $$'];
    for (const script of machineFaults)
      await expect(runProgram('/bin/sh', ['-c', script], options)).rejects.toMatchObject({ fault: 'machine' });
    await expect(runProgram(at('nothing'), [], options)).rejects.toMatchObject({ fault: 'machine' });
    await expect(runProgram('/bin/sh', ['-c', 'test -z "$DATABASE_URL$HOME"'], options)).resolves.toBeUndefined();
  });

  it('is no usable ffmpeg if it cannot write H.264', async () => {
    expect(await ffmpegVersion('/bin/true')).toBeUndefined();
    expect(await ffmpegVersion(at('nothing'))).toBeUndefined();
  });
});

describe.skipIf(version === undefined)(version ? 'ffmpeg' : `ffmpeg skipped: ${MISSING}`, { timeout: 120_000 }, () => {
  const transcoder = ffmpegTranscoder(FFMPEG);
  const drawn = (size: string, seconds: number) => [
    ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=30:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '300'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  ];
  const boxAt = (videoBytes: Buffer, box: string) => videoBytes.indexOf(box, 0, 'latin1');

  it('writes a video that every phone plays, its small version, and no metadata', async () => {
    const source = at('phone.mov');
    const noted = [
      '-metadata',
      'com.apple.quicktime.location.ISO6709=+30.0444+031.2357/',
      '-movflags',
      'use_metadata_tags',
    ];
    await run(FFMPEG, [...drawn('1440x2560', 5), ...noted, source]);
    expect(boxAt(await readFile(source), '+30.0444')).toBeGreaterThan(0);
    const about = await videoToPrepare(source);
    expect(about).toMatchObject({ width: 1440, height: 2560, format: 'mov' });
    const versions = [
      { path: at('large'), width: 1080, height: 1920, bitrates },
      { path: at('small'), width: 480, height: 854, bitrates: { video: 480_000, audio: 64_000 } },
    ];
    await transcoder.write({ path: source, format: 'mov', versions });
    for (const { path, width, height } of versions) {
      const video = await takeVideo(path, `${path}.mp4`);
      expect([video.width, video.height]).toEqual([width, height]);
      expect(Math.abs(video.duration - 5)).toBeLessThan(0.2);
      // Its output needs no further encoding: H.264, within the bitrate, with a key frame each second.
      expect(await videoToPrepare(path)).toBeUndefined();
      const bytes = await readFile(path);
      expect(boxAt(bytes, 'moov')).toBeLessThan(boxAt(bytes, 'mdat'));
      expect(boxAt(bytes, '+30.0444')).toBe(-1);
    }
    await transcoder.takeFrame(at('large.mp4'), 0.5, at('cover.png'));
    expect(await sharp(at('cover.png')).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
  });

  it('reads no other file and no address that a file names', async () => {
    const secret = at('secret.mp4');
    await run(FFMPEG, [...drawn('320x240', 3), secret]);
    const lists = {
      concat: `ffconcat version 1.0\nfile ${secret}\n`,
      playlist: `#EXTM3U\n#EXTINF:3,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
      address: '#EXTM3U\n#EXTINF:3,\nhttp://127.0.0.1:9/film.mp4\n#EXT-X-ENDLIST\n',
    };
    for (const [name, text] of Object.entries(lists)) {
      await writeFile(at(name), text);
      for (const format of ['mov', 'matroska'] as const) {
        const versions = [{ path: at(`${name}-out`), width: 320, height: 240, bitrates }];
        await expect(transcoder.write({ path: at(name), format, versions })).rejects.toMatchObject({
          fault: 'unreadable',
        });
      }
      await expect(videoToPrepare(at(name))).rejects.toMatchObject({ faults: [{ code: 'video_unsupported' }] });
    }
  });

  it('aborts a video that takes too long', async () => {
    const source = at('long.mp4');
    await run(FFMPEG, [...drawn('1280x720', 8), source]);
    const hurried = ffmpegTranscoder(FFMPEG, { writeWithinMs: 100 });
    const versions = [{ path: at('long-out'), width: 1280, height: 720, bitrates }];
    await expect(hurried.write({ path: source, format: 'mov', versions })).rejects.toMatchObject({ fault: 'late' });
    hurried.close();
    await expect(hurried.write({ path: source, format: 'mov', versions })).rejects.toMatchObject({ fault: 'closed' });
  });
});
