import { CLIP_LIMITS, type InputCode } from '@mashrabiya/contract';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny';
import { AppError } from '../../app/AppError.ts';
import { limitConcurrency } from '../../app/limitConcurrency.ts';

/** Encoders overshoot by a frame or two. */
const FORGIVEN_SECONDS = 0.5;

/** A film as it is kept. */
export interface Film {
  /** Seconds. */
  duration: number;
  /** Pixels as shown. */
  width: number;
  height: number;
}

const refused = (code: InputCode) => new AppError({ code, pointer: '/video' });

/** A film is held in memory while its index is written before it. */
const inTurn = limitConcurrency(2);

/** What cannot be read is broken, whatever the parser stumbled over. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : refused('video_broken');
  }
}

/** Refuses films that some phones do not play: what plays everywhere is H.264, with AAC or without sound. */
function assertPlayable(
  video: InputVideoTrack | null,
  audio: InputAudioTrack | null,
): asserts video is InputVideoTrack {
  if (video?.codec !== 'avc') throw refused('video_unsupported');
  if (audio && audio.codec !== 'aac') throw refused('video_unsupported');
}

/** What is cut to the shortest clip may lack the rest of a frame. */
const FRAME_SECONDS = 0.1;

function assertLength(seconds: number): void {
  if (!(seconds >= CLIP_LIMITS.least - FRAME_SECONDS)) throw refused('video_too_short');
  if (seconds > CLIP_LIMITS.most + FORGIVEN_SECONDS) throw refused('video_too_long');
}

/** More pieces of picture or sound than a minute has of either; an index that tells of more lies. */
const MOST_PACKETS = 20_000;

/** How many pieces of picture or sound a track has, as its index tells or as they can be read. */
async function packetsOf(track: InputTrack, options: { metadataOnly: boolean }): Promise<number> {
  let count = 0;
  for await (const _ of new EncodedPacketSink(track).packets(undefined, undefined, options))
    if (++count > MOST_PACKETS) throw refused('video_broken');
  return count;
}

/** Refuses a film whose index tells of pictures or sound that are not in it, as that of a file which was cut off does. */
async function assertWhole(tracks: readonly InputTrack[]): Promise<void> {
  for (const track of tracks) {
    const told = await packetsOf(track, { metadataOnly: true });
    if ((await packetsOf(track, { metadataOnly: false })) < told) throw refused('video_broken');
  }
}

/**
 * Reads a film by its content and writes it anew to `target`, as MP4 with its index at the front: picture and sound as
 * they were, nothing else. What phones note beside them, such as where it was taken, is left out.
 * @throws {AppError}
 */
export const takeFilm = (path: string, target: string): Promise<Film> =>
  inTurn(() =>
    reading(async () => {
      const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM, MATROSKA] });
      try {
        if (!(await input.canRead())) throw refused('video_unsupported');
        const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
        assertPlayable(video, audio);
        const { displayWidth: width, displayHeight: height } = video;
        const duration = await input.computeDuration();
        assertLength(duration);
        await assertWhole(audio ? [video, audio] : [video]);
        const output = new Output({
          format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
          target: new FilePathTarget(target),
        });
        const conversion = await Conversion.init({ input, output, tracks: 'primary', tags: {}, showWarnings: false });
        if (!conversion.isValid || conversion.utilizedTracks.length < (audio ? 2 : 1)) throw refused('video_broken');
        await conversion.execute();
        return { duration, width, height };
      } finally {
        input.dispose();
      }
    }),
  );
