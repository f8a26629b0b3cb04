import type { SentenceTemplates } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { capitalize, countNoun, formatOrdinal } from './words.ts';

const formatLift = (hasLift: boolean): string => (hasLift ? 'with a lift' : 'with no lift');
const formatMinutes = (amount: number): string => countNoun(amount, 'minute');
/** `five minutes' walk`. */
const formatWalk = (amount: number): string => `${formatMinutes(amount)}${amount === 1 ? "'s" : "'"} walk`;

type SettingPoints = 'storey' | 'facing' | 'near' | 'sea';

export const settingEn: Pick<SentenceTemplates<AdContext>, SettingPoints> = {
  storey: [
    (v) =>
      v.storey === 0
        ? 'It is on the ground floor.'
        : `It is on the ${formatOrdinal(v.storey)} floor of a building ${formatLift(v.hasLift)}.`,
    (v) =>
      v.storey === 0
        ? 'Ground floor, no stairs.'
        : `${capitalize(formatOrdinal(v.storey))} floor, ${formatLift(v.hasLift)}.`,
    (v) =>
      v.storey === 0
        ? 'It lies on the ground floor, straight in from the entrance.'
        : v.storey === v.top
          ? `It takes the top floor, the ${formatOrdinal(v.storey)}, ${formatLift(v.hasLift)}.`
          : `You are on the ${formatOrdinal(v.storey)} of ${countNoun(v.top, 'floor')}, ${formatLift(v.hasLift)}.`,
    (v) =>
      v.storey === 0
        ? 'It is at ground level.'
        : `${v.hasLift ? 'The lift goes' : 'You walk'} up to the ${formatOrdinal(v.storey)} floor.`,
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
        : `${capitalize(v.facing)}-facing${v.view ? `, with ${v.view.en} in front` : ''}.`,
    (v) =>
      v.facing === 'corner'
        ? `From its corner you see ${v.view?.en ?? 'both streets'}.`
        : `The windows are on the ${v.facing} side${v.view ? ` and look out on ${v.view.en}` : ''}.`,
  ],
  near: [
    (v) => `${capitalize(v.place.en)} is ${formatMinutes(v.minutes)} away ${v.by === 'foot' ? 'on foot' : 'by car'}.`,
    (v) => `It is ${formatMinutes(v.minutes)} ${v.by === 'foot' ? 'on foot' : 'by car'} to ${v.place.en}.`,
    (v) => `You can ${v.by === 'foot' ? 'walk' : 'drive'} to ${v.place.en} in ${formatMinutes(v.minutes)}.`,
    (v) =>
      `From the door to ${v.place.en} takes ${formatMinutes(v.minutes)} ${v.by === 'foot' ? 'on foot' : 'by car'}.`,
    (v) =>
      `${capitalize(formatMinutes(v.minutes))} ${v.by === 'foot' ? 'on foot' : 'by car'} brings you to ${v.place.en}.`,
  ],
  sea: [
    (v) =>
      v.row
        ? `It is in the ${formatOrdinal(v.row)} row, ${formatMinutes(v.minutes)} on foot from ${v.water.en}.`
        : `${capitalize(v.water.en)} is ${formatMinutes(v.minutes)} away on foot.`,
    (v) =>
      v.row
        ? `${capitalize(formatOrdinal(v.row))} row on ${v.water.en}, ${formatMinutes(v.minutes)} on foot.`
        : `You walk down to ${v.water.en} in ${formatMinutes(v.minutes)}.`,
    (v) =>
      v.row
        ? `You are in the ${formatOrdinal(v.row)} row and reach ${v.water.en} on foot in ${formatMinutes(v.minutes)}.`
        : `${capitalize(formatMinutes(v.minutes))} on foot and you are at ${v.water.en}.`,
    (v) =>
      v.row
        ? `${capitalize(formatWalk(v.minutes))} to ${v.water.en}, from the ${formatOrdinal(v.row)} row.`
        : `It is ${formatMinutes(v.minutes)} on foot to ${v.water.en}.`,
  ],
};
