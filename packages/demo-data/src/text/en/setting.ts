import type { Shells } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { capitalised, count, ordinal } from './words.ts';

const lift = (has: boolean): string => (has ? 'with a lift' : 'with no lift');
const minutesOf = (amount: number): string => count(amount, 'minute');
/** `five minutes' walk`. */
const walk = (amount: number): string => `${minutesOf(amount)}${amount === 1 ? "'s" : "'"} walk`;

type SettingPoints = 'storey' | 'facing' | 'near' | 'sea';

/** Points about storey, light, view, surroundings and water. */
export const settingEn: Pick<Shells<AdContext>, SettingPoints> = {
  storey: [
    (v) =>
      v.storey === 0
        ? 'It is on the ground floor.'
        : `It is on the ${ordinal(v.storey)} floor of a building ${lift(v.lift)}.`,
    (v) => (v.storey === 0 ? 'Ground floor, no stairs.' : `${capitalised(ordinal(v.storey))} floor, ${lift(v.lift)}.`),
    (v) =>
      v.storey === 0
        ? 'It lies on the ground floor, straight in from the entrance.'
        : v.storey === v.top
          ? `It takes the top floor, the ${ordinal(v.storey)}, ${lift(v.lift)}.`
          : `You are on the ${ordinal(v.storey)} of ${count(v.top, 'floor')}, ${lift(v.lift)}.`,
    (v) =>
      v.storey === 0
        ? 'It is at ground level.'
        : `${v.lift ? 'The lift goes' : 'You walk'} up to the ${ordinal(v.storey)} floor.`,
  ],
  facing: [
    (v) =>
      v.facing === 'corner'
        ? `It stands on a corner${v.view ? ` and looks on ${v.view.en}` : ''}.`
        : `It faces ${v.facing}${v.view ? `, over ${v.view.en}` : ''}.`,
    (v) =>
      v.facing === 'corner'
        ? `A corner with two fronts${v.view ? `, looking over ${v.view.en}` : ''}.`
        : v.view
          ? `The view is of ${v.view.en}, and the front faces ${v.facing}.`
          : `The front is on the ${v.facing} side.`,
    (v) =>
      v.facing === 'corner'
        ? `It is a corner${v.view ? `, with a view of ${v.view.en}` : ''}.`
        : `${capitalised(v.facing)}-facing${v.view ? `, with ${v.view.en} in front` : ''}.`,
    (v) =>
      v.facing === 'corner'
        ? `From its corner you see ${v.view?.en ?? 'both streets'}.`
        : `The windows are on the ${v.facing} side${v.view ? ` and look out on ${v.view.en}` : ''}.`,
  ],
  near: [
    (v) => `${capitalised(v.place.en)} is ${minutesOf(v.minutes)} away ${v.by === 'foot' ? 'on foot' : 'by car'}.`,
    (v) => `It is ${minutesOf(v.minutes)} ${v.by === 'foot' ? 'on foot' : 'by car'} to ${v.place.en}.`,
    (v) => `You can ${v.by === 'foot' ? 'walk' : 'drive'} to ${v.place.en} in ${minutesOf(v.minutes)}.`,
    (v) => `From the door to ${v.place.en} takes ${minutesOf(v.minutes)} ${v.by === 'foot' ? 'on foot' : 'by car'}.`,
    (v) =>
      `${capitalised(minutesOf(v.minutes))} ${v.by === 'foot' ? 'on foot' : 'by car'} brings you to ${v.place.en}.`,
  ],
  sea: [
    (v) =>
      v.row
        ? `It is in the ${ordinal(v.row)} row, ${minutesOf(v.minutes)} on foot from ${v.water.en}.`
        : `${capitalised(v.water.en)} is ${minutesOf(v.minutes)} away on foot.`,
    (v) =>
      v.row
        ? `${capitalised(ordinal(v.row))} row on ${v.water.en}, ${minutesOf(v.minutes)} on foot.`
        : `You walk down to ${v.water.en} in ${minutesOf(v.minutes)}.`,
    (v) =>
      v.row
        ? `You are in the ${ordinal(v.row)} row and reach ${v.water.en} on foot in ${minutesOf(v.minutes)}.`
        : `${capitalised(minutesOf(v.minutes))} on foot and you are at ${v.water.en}.`,
    (v) =>
      v.row
        ? `${capitalised(walk(v.minutes))} to ${v.water.en}, from the ${ordinal(v.row)} row.`
        : `It is ${minutesOf(v.minutes)} on foot to ${v.water.en}.`,
  ],
};
