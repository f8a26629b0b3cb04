import { VIDEO_LIMITS } from '@mashrabiya/contract';
import type { TranscodeRequest, VideoVersion } from '../../ports/Transcoder.ts';

/** Seconds of processor time, which also ends an ffmpeg that outlives its node. */
const CPU_SECONDS = '600';
/** Bytes of one memory block, and pixels of a picture; more than any phone's video needs. */
const MAX_ALLOCATED_BYTES = String(256 * 1024 * 1024);
const MAX_PIXELS = String(4096 * 4096);
const FRAMES_PER_SECOND = 30;

const COMMON_ARGUMENTS = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-timelimit', CPU_SECONDS];
const MEMORY_ARGUMENTS = ['-max_alloc', MAX_ALLOCATED_BYTES];

/** Allows only this file: no playlist, no address, no other file that it references. */
const buildInputArguments = (format: string, path: string): string[] => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', format, '-f', format, '-max_pixels', MAX_PIXELS],
  ...['-i', `file:${path}`],
];

const buildVersionArguments = ({ path, bitrates }: VideoVersion, index: number): string[] => [
  ...['-map', `[v${index}]`, '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-crf', '23'],
  ...['-maxrate', String(bitrates.video), '-bufsize', String(bitrates.video)],
  ...['-force_key_frames', 'expr:gte(t,n_forced)'],
  ...['-c:a', 'aac', '-b:a', String(bitrates.audio), '-ac', '2', '-ar', '48000'],
  ...[
    '-t',
    String(VIDEO_LIMITS.maxSeconds),
    '-fflags',
    '+bitexact',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    `file:${path}`,
  ],
];

export function buildVideoArguments({ path, format, versions }: TranscodeRequest): string[] {
  const splitFilter = `split=${versions.length}${versions.map((_, index) => `[s${index}]`).join('')}`;
  const scaleFilters = versions.map(
    ({ width, height }, index) => `[s${index}]scale=${width}:${height},setsar=1[v${index}]`,
  );
  const filterGraph = [`[0:v:0]fps='min(source_fps,${FRAMES_PER_SECOND})',${splitFilter}`, ...scaleFilters].join(';');
  return [
    ...COMMON_ARGUMENTS,
    ...MEMORY_ARGUMENTS,
    ...buildInputArguments(format, path),
    '-filter_complex',
    filterGraph,
    ...versions.flatMap(buildVersionArguments),
  ];
}

export const buildFrameArguments = (videoPath: string, seconds: number, path: string): string[] => [
  ...[...COMMON_ARGUMENTS, ...MEMORY_ARGUMENTS, '-ss', String(seconds), ...buildInputArguments('mov', videoPath)],
  ...['-frames:v', '1', '-f', 'image2', '-c:v', 'png', '-update', '1', `file:${path}`],
];
