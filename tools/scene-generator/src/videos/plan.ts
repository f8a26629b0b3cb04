import { type Alt, createRandom, type PictureSet } from '@mashrabiya/demo-data';

/** Camera movement over one picture. */
export const MOVES = ['towards', 'toStart', 'toEnd'] as const;
export type Move = (typeof MOVES)[number];

export interface Shot {
  /** Hash of the drawing. */
  source: string;
  alt: Alt;
  move: Move;
}

/** Plan of a video: a slow walk through the pictures of one property. */
export interface VideoPlan {
  /** Picture set; the seed assigns the video to a property that shows it. */
  set: string;
  shots: readonly Shot[];
}

/** Seconds per picture, and of the cross-fade between two. */
export const SHOT_SECONDS = 3.4;
export const FADE_SECONDS = 0.6;
const SHOTS_PER_VIDEO = 4;

/** Sets without videos: workplaces and plots, which visitors do not walk through. */
const EXCLUDED_SETS = /^(?:industrial|land)\//;
const MAX_VIDEOS = 30;

export const getShotStart = (index: number): number => index * (SHOT_SECONDS - FADE_SECONDS);

export const getVideoSeconds = ({ shots }: Pick<VideoPlan, 'shots'>): number =>
  getShotStart(shots.length - 1) + SHOT_SECONDS;

/** Videos of the demo, one per picture set. The first shot is the cover. */
export function createVideoPlans(sets: readonly PictureSet[]): VideoPlan[] {
  return sets
    .filter(({ fits }) => !fits.every((fit) => EXCLUDED_SETS.test(fit)))
    .slice(0, MAX_VIDEOS)
    .map(({ id, pictures }) => {
      const random = createRandom(`clip ${id}`);
      const first = random.integer(0, MOVES.length - 1);
      return {
        set: id,
        shots: pictures.slice(0, SHOTS_PER_VIDEO).map(({ source, alt }, index) => ({
          source,
          alt,
          move: MOVES[(first + index) % MOVES.length] ?? 'towards',
        })),
      };
    });
}

const formatTimestamp = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const milliseconds = Math.round((seconds - whole) * 1000);
  return `00:00:${String(whole).padStart(2, '0')}.${String(milliseconds).padStart(3, '0')}`;
};

/** Vertical position of captions as a share of the height: the player's controls cover the lower part. */
const CAPTION_LINE = '16%';

/** WebVTT captions that describe the shots. */
export function buildCaptions(plan: VideoPlan, language: keyof Alt): string {
  const cues = plan.shots.map(({ alt }, index) => {
    const end = index < plan.shots.length - 1 ? getShotStart(index + 1) : getVideoSeconds(plan);
    return `${formatTimestamp(getShotStart(index))} --> ${formatTimestamp(end)} line:${CAPTION_LINE}\n${alt[language]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
