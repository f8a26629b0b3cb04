import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findVideoToPrepare, remuxVideo } from '../src/reels/services/videoFile.ts';
import { createFfmpegTranscoder, findFfmpegVersion } from '../src/reels/transcoder/ffmpegTranscoder.ts';
import { runProgram } from '../src/reels/transcoder/runProgram.ts';

const FFMPEG = 'ffmpeg';
const version = await findFfmpegVersion(FFMPEG);
const MISSING = 'This machine has no ffmpeg with libx264 and aac';
if (version === undefined) console.warn(`Not tried: ${MISSING}`);

const run = promisify(execFile);
const bitrates = { video: 4_000_000, audio: 128_000 };
let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mashrabiya-ffmpeg-'));
});
afterAll(() => rm(directory, { recursive: true }));
const toPath = (name: string) => join(directory, name);

describe('A child process', () => {
  /** A killed process that was not waited for is a zombie. */
  const isAlive = async (pid: number) => {
    const { stdout } = await run('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return /^[^Z\s]/.test(stdout);
  };
  const createSignal = () => new AbortController().signal;

  it('is killed with its children when it times out or is cancelled', async () => {
    for (const fault of ['late', 'closed'] as const) {
      const pidFile = toPath(`${fault}.pid`);
      const end = new AbortController();
      const args = ['-c', `sleep 60 & echo $! > ${pidFile}; wait`];
      const work = runProgram('/bin/sh', args, { timeoutMs: fault === 'late' ? 500 : 30_000, signal: end.signal });
      if (fault === 'closed') {
        await expect.poll(() => readFile(pidFile, 'utf8').catch(() => ''), { timeout: 10_000 }).toMatch(/\d\n/);
        end.abort();
      }
      await expect(work).rejects.toMatchObject({ fault });
      const pid = Number(await readFile(pidFile, 'utf8'));
      expect(pid).toBeGreaterThan(0);
      await expect.poll(() => isAlive(pid)).toBe(false);
    }
  });

  it('reports its kind of end, or that it is missing', async () => {
    const options = { timeoutMs: 5_000, signal: createSignal() };
    await expect(runProgram('/bin/sh', ['-c', 'echo no such codec >&2; exit 3'], options)).rejects.toMatchObject({
      fault: 'unreadable',
      message: 'no such codec',
    });
    const machineFaults = ['echo "out.mp4: No space left on device" >&2; exit 228', 'kill -9 $$'];
    for (const script of machineFaults)
      await expect(runProgram('/bin/sh', ['-c', script], options)).rejects.toMatchObject({ fault: 'machine' });
    await expect(runProgram(toPath('nothing'), [], options)).rejects.toMatchObject({ fault: 'machine' });
    // No other shell reads the arguments.
    const argument = '$(exit 1); exit 1';
    const comparison = ['-c', 'test "$1" = "$2"', 'sh', argument, argument];
    await expect(runProgram('/bin/sh', comparison, options)).resolves.toBeUndefined();
    await expect(runProgram('/bin/sh', ['-c', 'test -z "$DATABASE_URL$HOME"'], options)).resolves.toBeUndefined();
  });

  it('is no usable ffmpeg if it cannot write H.264', async () => {
    expect(await findFfmpegVersion('/bin/true')).toBeUndefined();
    expect(await findFfmpegVersion(toPath('nothing'))).toBeUndefined();
  });
});

describe.skipIf(version === undefined)(version ? 'ffmpeg' : `ffmpeg skipped: ${MISSING}`, { timeout: 120_000 }, () => {
  const transcoder = createFfmpegTranscoder(FFMPEG);
  const buildTestVideoArguments = (size: string, seconds: number) => [
    ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=30:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '300'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  ];
  const findBox = (videoBytes: Buffer, box: string) => videoBytes.indexOf(box, 0, 'latin1');

  it('writes a video that every phone plays, its small version, and no metadata', async () => {
    const source = toPath('phone.mov');
    const metadataArguments = [
      '-metadata',
      'com.apple.quicktime.location.ISO6709=+30.0444+031.2357/',
      '-movflags',
      'use_metadata_tags',
    ];
    await run(FFMPEG, [...buildTestVideoArguments('1440x2560', 5), ...metadataArguments, source]);
    expect(findBox(await readFile(source), '+30.0444')).toBeGreaterThan(0);
    const videoInfo = await findVideoToPrepare(source);
    expect(videoInfo).toMatchObject({ width: 1440, height: 2560, format: 'mov' });
    const versions = [
      { path: toPath('large'), width: 1080, height: 1920, bitrates },
      { path: toPath('small'), width: 480, height: 854, bitrates: { video: 480_000, audio: 64_000 } },
    ];
    await transcoder.write({ path: source, format: 'mov', versions });
    for (const { path, width, height } of versions) {
      const video = await remuxVideo(path, `${path}.mp4`);
      expect([video.width, video.height]).toEqual([width, height]);
      expect(Math.abs(video.duration - 5)).toBeLessThan(0.2);
      // The output needs no further encoding: H.264, within the bitrate, with a key frame each second.
      expect(await findVideoToPrepare(path)).toBeUndefined();
      const bytes = await readFile(path);
      expect(findBox(bytes, 'moov')).toBeLessThan(findBox(bytes, 'mdat'));
      expect(findBox(bytes, '+30.0444')).toBe(-1);
    }
    await transcoder.takeFrame(toPath('large.mp4'), 0.5, toPath('cover.png'));
    expect(await sharp(toPath('cover.png')).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
  });

  it('reads no other file and no address that a file names', async () => {
    const secret = toPath('secret.mp4');
    await run(FFMPEG, [...buildTestVideoArguments('320x240', 3), secret]);
    const lists = {
      concat: `ffconcat version 1.0\nfile ${secret}\n`,
      playlist: `#EXTM3U\n#EXTINF:3,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
      address: '#EXTM3U\n#EXTINF:3,\nhttp://127.0.0.1:9/film.mp4\n#EXT-X-ENDLIST\n',
    };
    for (const [name, text] of Object.entries(lists)) {
      await writeFile(toPath(name), text);
      for (const format of ['mov', 'matroska'] as const) {
        const versions = [{ path: toPath(`${name}-out`), width: 320, height: 240, bitrates }];
        await expect(transcoder.write({ path: toPath(name), format, versions })).rejects.toMatchObject({
          fault: 'unreadable',
        });
      }
      await expect(findVideoToPrepare(toPath(name))).rejects.toMatchObject({ faults: [{ code: 'video_unsupported' }] });
    }
  });

  it('aborts a video that takes too long', async () => {
    const source = toPath('long.mp4');
    await run(FFMPEG, [...buildTestVideoArguments('1280x720', 8), source]);
    const hurriedTranscoder = createFfmpegTranscoder(FFMPEG, { writeWithinMs: 100 });
    const versions = [{ path: toPath('long-out'), width: 1280, height: 720, bitrates }];
    await expect(hurriedTranscoder.write({ path: source, format: 'mov', versions })).rejects.toMatchObject({
      fault: 'late',
    });
    hurriedTranscoder.close();
    await expect(hurriedTranscoder.write({ path: source, format: 'mov', versions })).rejects.toMatchObject({
      fault: 'closed',
    });
  });
});
