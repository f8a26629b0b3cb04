import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DemoVideo, demoVideos, pictureSets, videosDirectory, videosManifest } from '@mashrabiya/demo-data';
import sharp from 'sharp';
import { createPicture } from '../../../../apps/api/src/media/services/pictures.ts';
import { createDrawings } from '../scenes/drawings.ts';
import { sets } from '../scenes/sets.ts';
import {
  buildCaptions,
  createVideoPlans,
  FADE_SECONDS,
  getShotStart,
  getVideoSeconds,
  type Move,
  SHOT_SECONDS,
  type VideoPlan,
} from './plan.ts';
import { createTune, TUNE_RATE } from './tune.ts';

/**
 * Renders the demo's videos into `packages/demo-data/clips` with the machine's ffmpeg; the product needs none. A video
 * whose pictures and plan have not changed since the last run keeps its files.
 */
const FPS = 25;
/** Pixels of the drawing, and of the camera window in it. */
const DRAWING_SIZE = { width: 2400, height: 1800 };
const CAMERA_SIZE = { width: 1012, height: 1800 };
const LARGE_ENCODING = { width: 540, height: 960, crf: 34, audio: '40k' };
const SMALL_ENCODING = { width: 360, height: 640, crf: 37, audio: '24k' };
const POSTER_SIZE = { width: 720, height: 1280 };
const POSTER_ENCODING = { effort: 4, avifQuality: { 480: 40, 960: 36, 1600: 34 }, webpQuality: { 480: 48, 960: 42 } };

const svgs = new Map(createDrawings(sets).map(({ source, svg }) => [source, svg]));

function runFfmpeg(args: readonly string[]): Promise<void> {
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg exited with code ${code}`))));
  });
}

/** Camera movement over a drawing, as an ffmpeg filter. It passes three quarters of the width. */
function buildCameraFilter(move: Move): string {
  const size = `${CAMERA_SIZE.width}:${CAMERA_SIZE.height}`;
  if (move === 'towards') {
    const frames = Math.ceil(SHOT_SECONDS * FPS);
    const zoom = `zoompan=z='1+0.14*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=1:fps=${FPS}`;
    return `crop=${size},${zoom}:s=${LARGE_ENCODING.width}x${LARGE_ENCODING.height}`;
  }
  const share = `(0.12+0.76*t/${SHOT_SECONDS})`;
  const x = `(iw-ow)*${move === 'toEnd' ? share : `(1-${share})`}`;
  return `crop=${size}:x='${x}':y=0,scale=${LARGE_ENCODING.width}:${LARGE_ENCODING.height}:flags=bicubic`;
}

/** Filter graph of the silent video, with one still picture per shot. */
function buildGraph({ shots }: VideoPlan): string {
  const shotFilters = shots.map(
    ({ move }, index) => `[${index}:v]${buildCameraFilter(move)},setsar=1,format=yuv420p[s${index}]`,
  );
  const fadeFilters = shots.slice(1).map((_, index) => {
    const from = index === 0 ? '[s0]' : `[f${index}]`;
    const offset = getShotStart(index + 1).toFixed(3);
    return `${from}[s${index + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[f${index + 1}]`;
  });
  return [...shotFilters, ...fadeFilters].join(';');
}

const buildH264Arguments = ({ crf, audio }: typeof LARGE_ENCODING): string[] => [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation', '-crf', String(crf)],
  ...['-g', String(FPS), '-keyint_min', String(FPS), '-sc_threshold', '0', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac', '-b:a', audio, '-ac', '1', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ...['-movflags', '+faststart'],
];

async function draw(source: string, { width, height }: typeof DRAWING_SIZE): Promise<Buffer> {
  const svg = svgs.get(source);
  if (svg === undefined) throw new Error(`Unknown drawing ${source}`);
  return sharp(Buffer.from(svg), { density: 144 })
    .flatten()
    .resize(width, height)
    .png({ compressionLevel: 2 })
    .toBuffer();
}

async function renderPoster(plan: VideoPlan) {
  const drawnPicture = await draw(plan.shots[0]?.source ?? '', DRAWING_SIZE);
  const still = await sharp(drawnPicture)
    .resize({ ...POSTER_SIZE, fit: 'cover' })
    .png()
    .toBuffer();
  const { img_name, width, height, thumbhash, variants } = await createPicture(still, POSTER_ENCODING);
  for (const { file, bytes } of variants) await writeFile(new URL(file, videosDirectory), bytes);
  return { img_name, width, height, thumbhash, files: variants.map(({ file }) => file) };
}

async function render(plan: VideoPlan, source: string): Promise<DemoVideo> {
  const workDirectory = await mkdtemp(join(tmpdir(), 'clip-'));
  try {
    const seconds = getVideoSeconds(plan);
    const stillPaths: string[] = [];
    for (const [index, shot] of plan.shots.entries()) {
      const still = join(workDirectory, `${index}.png`);
      await writeFile(still, await draw(shot.source, DRAWING_SIZE));
      stillPaths.push('-loop', '1', '-framerate', String(FPS), '-t', String(SHOT_SECONDS), '-i', still);
    }
    const tuneFile = join(workDirectory, 'tune.raw');
    await writeFile(tuneFile, Buffer.from(createTune(plan.set, seconds).buffer));
    const soundArguments = ['-f', 's16le', '-ar', String(TUNE_RATE), '-ac', '1', '-i', tuneFile];
    const last = plan.shots.length - 1;
    const largeFile = join(workDirectory, 'large.mp4');
    const smallFile = join(workDirectory, 'small.mp4');
    await runFfmpeg([
      ...[
        ...stillPaths,
        ...soundArguments,
        '-filter_complex',
        `${buildGraph(plan)};[f${last}]split[a][b];[b]scale=${SMALL_ENCODING.width}:${SMALL_ENCODING.height}[c]`,
      ],
      ...[
        '-map',
        '[a]',
        '-map',
        `${last + 1}:a`,
        ...buildH264Arguments(LARGE_ENCODING),
        '-t',
        String(seconds),
        largeFile,
      ],
      ...[
        '-map',
        '[c]',
        '-map',
        `${last + 1}:a`,
        ...buildH264Arguments(SMALL_ENCODING),
        '-t',
        String(seconds),
        smallFile,
      ],
    ]);
    const captions = { ar: buildCaptions(plan, 'ar'), en: buildCaptions(plan, 'en') };
    const hash = createHash('sha256');
    const videos = { '': await readFile(largeFile), '-small': await readFile(smallFile) };
    hash.update(videos['']).update(videos['-small']).update(captions.ar).update(captions.en);
    const name = hash.digest('hex').slice(0, 16);
    const write = (file: string, content: Buffer | string) => writeFile(new URL(name + file, videosDirectory), content);
    for (const [end, video] of Object.entries(videos)) await write(`${end}.mp4`, video);
    for (const [language, text] of Object.entries(captions)) await write(`-${language}.vtt`, text);
    const { width, height } = LARGE_ENCODING;
    return {
      set: plan.set,
      name,
      duration: Number(seconds.toFixed(2)),
      width,
      height,
      poster: await renderPoster(plan),
      source,
    };
  } finally {
    await rm(workDirectory, { recursive: true });
  }
}

const toSource = (plan: VideoPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([plan, LARGE_ENCODING, SMALL_ENCODING, FPS]))
    .digest('hex')
    .slice(0, 16);

await mkdir(videosDirectory, { recursive: true });
const existingFiles = new Set(await readdir(videosDirectory));
const demoVideoBySource = new Map(demoVideos.map((demoVideo) => [demoVideo.source, demoVideo]));
const renderedVideos: DemoVideo[] = [];
for (const plan of createVideoPlans(pictureSets)) {
  const source = toSource(plan);
  const existing = demoVideoBySource.get(source);
  renderedVideos.push(existing && existingFiles.has(`${existing.name}.mp4`) ? existing : await render(plan, source));
  console.log(`Rendered ${renderedVideos.length}: ${plan.set}`);
}
await writeFile(videosManifest, `${JSON.stringify(renderedVideos, null, 1)}\n`);
const usedNames = new Set(renderedVideos.flatMap(({ name, poster }) => [name, ...poster.files]));
for (const file of await readdir(videosDirectory)) {
  const name = file.replace(/(?:-(?:small|ar|en))?\.(?:mp4|vtt)$/, '');
  if (file !== 'manifest.json' && !usedNames.has(name)) await rm(new URL(file, videosDirectory));
}
console.log(`Wrote ${fileURLToPath(videosManifest)}`);
