import { createRandom } from '@mashrabiya/demo-data';

export const TUNE_RATE = 44_100;

/** Chords as semitones above the root, in a calm progression. */
const CHORDS = [
  [0, 4, 7, 11],
  [9, 12, 16, 19],
  [5, 9, 12, 16],
  [7, 11, 14, 19],
] as const;
const ROOTS = [48, 50, 53, 55] as const;
const CHORD_SECONDS = 3.2;
const PLUCK_SECONDS = 0.4;
const LOUDNESS = 0.11;

const toFrequency = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** Quiet tune of plucked chords, as 16-bit mono samples. Equal seeds give equal tunes. */
export function createTune(seed: string, seconds: number): Int16Array {
  const random = createRandom(`tune ${seed}`);
  const root = random.pick(ROOTS);
  const first = random.integer(0, CHORDS.length - 1);
  const length = Math.ceil(seconds * TUNE_RATE);
  const sound = new Float32Array(length);

  const play = (note: number, startSeconds: number, duration: number, volume: number) => {
    const frequency = toFrequency(note);
    const start = Math.floor(startSeconds * TUNE_RATE);
    const end = Math.min(length, start + Math.floor(duration * TUNE_RATE));
    for (let sample = start; sample < end; sample += 1) {
      const time = (sample - start) / TUNE_RATE;
      const envelope = Math.min(1, time / 0.02) * Math.exp((-3.2 * time) / duration);
      const wave =
        Math.sin(2 * Math.PI * frequency * time) +
        0.32 * Math.sin(4 * Math.PI * frequency * time) +
        0.08 * Math.sin(6 * Math.PI * frequency * time);
      sound[sample] = (sound[sample] ?? 0) + wave * envelope * volume;
    }
  };

  for (let bar = 0; bar * CHORD_SECONDS < seconds; bar += 1) {
    const chord = CHORDS[(first + bar) % CHORDS.length] ?? CHORDS[0];
    const at = bar * CHORD_SECONDS;
    play(root - 12 + chord[0], at, CHORD_SECONDS * 1.2, 0.9);
    for (let step = 0; step < CHORD_SECONDS / PLUCK_SECONDS; step += 1) {
      const note = chord[random.integer(0, chord.length - 1)] ?? 0;
      if (random.chance(0.8)) play(root + 12 + note, at + step * PLUCK_SECONDS, 1.6, random.between(0.35, 0.6));
    }
  }
  const fade = TUNE_RATE;
  return Int16Array.from(sound, (value, sample) => {
    const end = Math.min(1, (length - sample) / fade);
    return Math.round(Math.max(-1, Math.min(1, value * LOUDNESS * end)) * 32_767);
  });
}
