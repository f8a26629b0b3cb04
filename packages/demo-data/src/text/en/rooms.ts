import type { Points, Shells } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { capitalised, count } from './words.ts';

type Layout = Points['layout'];
const beds = ({ bedrooms }: Layout): string => count(bedrooms, 'bedroom');
const baths = ({ bathrooms }: Layout): string => count(bathrooms, 'bathroom');
const reception = ({ reception: pieces }: Layout): string =>
  ['a living room', 'a living room', 'a double reception', 'a three-part reception', 'a four-part reception'][pieces] ??
  'a large reception';
const also = ({ extra }: Layout, joint: string): string => (extra ? `${joint}${extra.en}` : '');
const metres = (area: number): string => `${area} m²`;

/** `three bedrooms, two bathrooms and a double reception`. */
export const roomListEn = (v: Layout): string => `${beds(v)}, ${baths(v)} and ${reception(v)}`;

type RoomPoints = 'layout' | 'flats' | 'outdoor' | 'plot' | 'age';

/** Points about rooms, flats, outdoor space, land and age. */
export const roomsEn: Pick<Shells<AdContext>, RoomPoints> = {
  layout: [
    (v) => `There ${v.bedrooms === 1 ? 'is' : 'are'} ${roomListEn(v)}${also(v, ', with ')}.`,
    (v) => `${capitalised(roomListEn(v))}${also(v, ', plus ')}.`,
    (v) => `It has ${beds(v)}, ${baths(v)}${v.extra ? `, ${reception(v)} and ${v.extra.en}` : ` and ${reception(v)}`}.`,
    (v) => `Inside are ${reception(v)}, ${beds(v)} and ${baths(v)}${also(v, ', along with ')}.`,
    (v) => `The layout is ${roomListEn(v)}${also(v, ', then ')}.`,
    (v) => `${capitalised(reception(v))}, ${beds(v)} and ${baths(v)}${also(v, ', besides ')}.`,
    (v) => `It is laid out as ${roomListEn(v)}${also(v, ', with ')}.`,
    (v) => `You get ${roomListEn(v)}${also(v, ', and also ')}.`,
  ],
  flats: [
    (v) => `${capitalised(count(v.floors, 'floor'))}, with ${count(v.flats, 'flat')}.`,
    (v) => `The building has ${count(v.flats, 'flat')} on ${count(v.floors, 'floor')}.`,
    (v) => `It holds ${count(v.flats, 'flat')} over ${count(v.floors, 'floor')}.`,
    (v) => `There are ${count(v.flats, 'flat')} in all, over ${count(v.floors, 'floor')}.`,
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
          : `From the reception you step out on a terrace of ${metres(v.area)}.`,
    (v) =>
      v.kind === 'garden'
        ? `The garden, ${metres(v.area)} and private, is not counted in the area.`
        : v.kind === 'roof'
          ? `The roof, ${metres(v.area)} and private, is not counted in the area.`
          : `A terrace of ${metres(v.area)} comes on top of the area.`,
  ],
  plot: [
    (v) => `The land measures ${metres(v.area)}.`,
    (v) => `It stands on ${metres(v.area)} of land.`,
    (v) => `The plot is ${metres(v.area)}.`,
    (v) => `By the deed, the land is ${metres(v.area)}.`,
  ],
  age: [
    (v) => (v.years === 0 ? 'Nobody has lived in it yet.' : `The building is ${count(v.years, 'year')} old.`),
    (v) => (v.years === 0 ? 'It is new and has never been lived in.' : `It was built ${count(v.years, 'year')} ago.`),
    (v) => (v.years === 0 ? 'You would be the first to live in it.' : `It went up ${count(v.years, 'year')} ago.`),
  ],
};
