import { createRandom } from '../scenes/kit/random.ts';
import type { Alt, PictureSet } from '../scenes/manifest.ts';

/** How the camera goes over one picture. */
export const MOVES = ['towards', 'toStart', 'toEnd'] as const;
export type Move = (typeof MOVES)[number];

/** One picture of a clip. */
export interface Shot {
  /** The drawing's fingerprint. */
  source: string;
  alt: Alt;
  move: Move;
}

/** A clip to be made: a slow walk through the pictures of one home. */
export interface ClipPlan {
  /** The set of pictures; the seed ties the clip to a home that shows them. */
  set: string;
  shots: readonly Shot[];
}

/** Seconds: of one picture, and in which it and the next are seen together. */
export const SHOT_SECONDS = 3.4;
export const FADE_SECONDS = 0.6;
const SHOTS = 4;

/** Sets that no clip is made of: what is sold there is a place of work or a plot, which nobody walks through. */
const WITHOUT = /^(?:industrial|land)\//;
const MOST = 30;

/** Seconds at which a shot begins. */
export const shotStart = (index: number): number => index * (SHOT_SECONDS - FADE_SECONDS);

/** Seconds that a clip lasts. */
export const clipSeconds = ({ shots }: Pick<ClipPlan, 'shots'>): number => shotStart(shots.length - 1) + SHOT_SECONDS;

/** The clips of the demo, one a set of pictures. The first shot is the cover. */
export function clipPlans(sets: readonly PictureSet[]): ClipPlan[] {
  return sets
    .filter(({ fits }) => !fits.every((fit) => WITHOUT.test(fit)))
    .slice(0, MOST)
    .map(({ id, pictures }) => {
      const random = createRandom(`clip ${id}`);
      const first = random.whole(0, MOVES.length - 1);
      return {
        set: id,
        shots: pictures.slice(0, SHOTS).map(({ source, alt }, index) => ({
          source,
          alt,
          move: MOVES[(first + index) % MOVES.length] ?? 'towards',
        })),
      };
    });
}

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const thousandths = Math.round((seconds - whole) * 1000);
  return `00:00:${String(whole).padStart(2, '0')}.${String(thousandths).padStart(3, '0')}`;
};

/** Share of the picture's height at which captions stand: what is at the foot of a stage would cover them there. */
const CAPTION_LINE = '16%';

/** What the shots show, in words, as WebVTT. */
export function captionsOf(plan: ClipPlan, language: keyof Alt): string {
  const cues = plan.shots.map(({ alt }, index) => {
    const end = index < plan.shots.length - 1 ? shotStart(index + 1) : clipSeconds(plan);
    return `${clock(shotStart(index))} --> ${clock(end)} line:${CAPTION_LINE}\n${alt[language]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
