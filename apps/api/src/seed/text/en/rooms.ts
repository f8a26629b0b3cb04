import type { Points, Shells } from '../points.ts';
import type { Told } from '../told.ts';
import { capitalised, count, digits, ordinal } from './words.ts';

const beds = ({ bedrooms }: Points['layout']): string => count(bedrooms, 'bedroom');
const baths = ({ bathrooms }: Points['layout']): string => count(bathrooms, 'bathroom');
const reception = ({ reception: pieces }: Points['layout']): string =>
  ['a living room', 'a living room', 'a double reception', 'a three-part reception', 'a four-part reception'][pieces] ??
  'a large reception';
const lift = (has: boolean): string => (has ? 'with a lift' : 'with no lift');
const metres = (area: number): string => `${area} m²`;
const walk = (minutes: number): string => digits(minutes, 'minute');

type RoomPoints = 'layout' | 'flats' | 'storey' | 'facing' | 'outdoor' | 'plot' | 'age' | 'near' | 'sea';

/** What a dwelling is like: rooms, storey, light, outside space, age, what is near. */
export const roomsEn: Pick<Shells<Told>, RoomPoints> = {
  layout: [
    (v) =>
      `There ${v.bedrooms === 1 ? 'is' : 'are'} ${beds(v)}, ${baths(v)} and ${reception(v)}${v.extra ? `, with ${v.extra.en}` : ''}.`,
    (v) => `${capitalised(beds(v))}, ${baths(v)} and ${reception(v)}${v.extra ? `, plus ${v.extra.en}` : ''}.`,
    (v) => `It has ${beds(v)}, ${baths(v)}, ${reception(v)}${v.extra ? ` and ${v.extra.en}` : ' and a kitchen'}.`,
    (v) => `Inside are ${reception(v)}, ${beds(v)} and ${baths(v)}${v.extra ? `, along with ${v.extra.en}` : ''}.`,
    (v) =>
      `The layout is ${beds(v)}, ${baths(v)} and ${reception(v)}${v.extra ? `; there is also ${v.extra.en}` : ''}.`,
    (v) => `${capitalised(reception(v))}, ${beds(v)}, ${baths(v)}${v.extra ? ` and ${v.extra.en}` : ''}.`,
  ],
  flats: [
    (v) => `${capitalised(count(v.floors, 'floor'))}, with ${count(v.flats, 'flat')}.`,
    (v) => `The building has ${count(v.flats, 'flat')} on ${count(v.floors, 'floor')}.`,
    (v) => `It holds ${count(v.flats, 'flat')} over ${count(v.floors, 'floor')}.`,
  ],
  storey: [
    (v) =>
      v.storey === 0
        ? 'It is on the ground floor.'
        : `It is on the ${ordinal(v.storey)} floor of a building ${lift(v.lift)}.`,
    (v) => (v.storey === 0 ? 'Ground floor, no stairs.' : `${capitalised(ordinal(v.storey))} floor, ${lift(v.lift)}.`),
    (v) =>
      v.storey === 0
        ? 'It lies on the ground floor, straight in from the street.'
        : v.storey === v.top
          ? `It takes the top floor, the ${ordinal(v.storey)}, ${lift(v.lift)}.`
          : `You are on the ${ordinal(v.storey)} of ${count(v.top, 'floor')}, ${lift(v.lift)}.`,
  ],
  facing: [
    (v) =>
      v.facing === 'corner'
        ? `It stands on a corner${v.view ? ` and looks on ${v.view.en}` : ''}.`
        : `It faces ${v.facing}${v.view ? `, over ${v.view.en}` : ''}.`,
    (v) =>
      v.facing === 'corner'
        ? `A corner with two fronts${v.view ? `, one of them over ${v.view.en}` : ''}.`
        : v.view
          ? `The view is of ${v.view.en}, and the front faces ${v.facing}.`
          : `The front is on the ${v.facing} side.`,
    (v) =>
      v.facing === 'corner'
        ? `It is a corner${v.view ? `, looking over ${v.view.en}` : ''}.`
        : `${capitalised(v.facing)}-facing${v.view ? `, with ${v.view.en} in front` : ''}.`,
  ],
  outdoor: [
    (v) =>
      v.kind === 'garden'
        ? `A private garden of ${metres(v.area)} comes with it.`
        : v.kind === 'roof'
          ? `The private roof adds ${metres(v.area)}.`
          : `The terrace measures ${metres(v.area)}.`,
    (v) =>
      v.kind === 'garden'
        ? `Outside is ${metres(v.area)} of garden, all yours.`
        : v.kind === 'roof'
          ? `On top of that there is ${metres(v.area)} of open roof.`
          : `There is a terrace of ${metres(v.area)}.`,
    (v) =>
      v.kind === 'garden'
        ? `The reception gives on a private garden of ${metres(v.area)}.`
        : v.kind === 'roof'
          ? `It has ${metres(v.area)} of roof to itself.`
          : `From the reception you step out on a ${metres(v.area)} terrace.`,
  ],
  plot: [
    (v) => `The land measures ${metres(v.area)}.`,
    (v) => `It stands on ${metres(v.area)} of land.`,
    (v) => `The plot is ${metres(v.area)}.`,
  ],
  age: [
    (v) => (v.years === 0 ? 'Nobody has lived in it yet.' : `The building is ${count(v.years, 'year')} old.`),
    (v) => (v.years === 0 ? 'It is new and has never been lived in.' : `It was built ${count(v.years, 'year')} ago.`),
  ],
  near: [
    (v) => `${capitalised(v.place.en)} is ${walk(v.minutes)} away ${v.by === 'foot' ? 'on foot' : 'by car'}.`,
    (v) => `It is ${walk(v.minutes)} ${v.by === 'foot' ? 'on foot' : 'by car'} to ${v.place.en}.`,
    (v) =>
      v.by === 'foot'
        ? `You can walk to ${v.place.en} in ${walk(v.minutes)}.`
        : `You can drive to ${v.place.en} in ${walk(v.minutes)}.`,
    (v) => `From the door to ${v.place.en} takes ${walk(v.minutes)} ${v.by === 'foot' ? 'on foot' : 'by car'}.`,
  ],
  sea: [
    (v) =>
      v.row
        ? `It is in the ${ordinal(v.row)} row, ${walk(v.minutes)} on foot from ${v.water.en}.`
        : `${capitalised(v.water.en)} is ${walk(v.minutes)} away on foot.`,
    (v) =>
      v.row
        ? `${capitalised(ordinal(v.row))} row on ${v.water.en}, ${walk(v.minutes)} on foot.`
        : `You walk down to ${v.water.en} in ${walk(v.minutes)}.`,
    (v) =>
      v.row
        ? `You are in the ${ordinal(v.row)} row and reach ${v.water.en} on foot in ${walk(v.minutes)}.`
        : `${capitalised(v.water.en)} takes ${walk(v.minutes)} on foot.`,
  ],
};
