import type { SellingPoints, SentenceTemplates } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { capitalize, countNoun } from './words.ts';

type Layout = SellingPoints['layout'];
const formatBedrooms = ({ bedrooms }: Layout): string => countNoun(bedrooms, 'bedroom');
const formatBathrooms = ({ bathrooms }: Layout): string => countNoun(bathrooms, 'bathroom');
const formatReception = ({ reception: pieces }: Layout): string =>
  ['a living room', 'a living room', 'a double reception', 'a three-part reception', 'a four-part reception'][pieces] ??
  'a large reception';
const formatAlsoExtra = ({ extra }: Layout, joint: string): string => (extra ? `${joint}${extra.en}` : '');
const formatArea = (area: number): string => `${area} m²`;

/** `three bedrooms, two bathrooms and a double reception`. */
export const formatRoomListEn = (v: Layout): string =>
  `${formatBedrooms(v)}, ${formatBathrooms(v)} and ${formatReception(v)}`;

type RoomPoints = 'layout' | 'flats' | 'outdoor' | 'plot' | 'age';

export const roomsEn: Pick<SentenceTemplates<AdContext>, RoomPoints> = {
  layout: [
    (v) => `There ${v.bedrooms === 1 ? 'is' : 'are'} ${formatRoomListEn(v)}${formatAlsoExtra(v, ', with ')}.`,
    (v) => `${capitalize(formatRoomListEn(v))}${formatAlsoExtra(v, ', plus ')}.`,
    (v) =>
      `It has ${formatBedrooms(v)}, ${formatBathrooms(v)}${v.extra ? `, ${formatReception(v)} and ${v.extra.en}` : ` and ${formatReception(v)}`}.`,
    (v) =>
      `Inside are ${formatReception(v)}, ${formatBedrooms(v)} and ${formatBathrooms(v)}${formatAlsoExtra(v, ', along with ')}.`,
    (v) => `The layout is ${formatRoomListEn(v)}${formatAlsoExtra(v, ', then ')}.`,
    (v) =>
      `${capitalize(formatReception(v))}, ${formatBedrooms(v)} and ${formatBathrooms(v)}${formatAlsoExtra(v, ', besides ')}.`,
    (v) => `It is laid out as ${formatRoomListEn(v)}${formatAlsoExtra(v, ', with ')}.`,
    (v) => `You get ${formatRoomListEn(v)}${formatAlsoExtra(v, ', and also ')}.`,
  ],
  flats: [
    (v) => `${capitalize(countNoun(v.floors, 'floor'))}, with ${countNoun(v.flats, 'flat')}.`,
    (v) => `The building has ${countNoun(v.flats, 'flat')} on ${countNoun(v.floors, 'floor')}.`,
    (v) => `It holds ${countNoun(v.flats, 'flat')} over ${countNoun(v.floors, 'floor')}.`,
    (v) => `There are ${countNoun(v.flats, 'flat')} in all, over ${countNoun(v.floors, 'floor')}.`,
  ],
  outdoor: [
    (v) =>
      v.kind === 'garden'
        ? `A private garden of ${formatArea(v.area)} comes with it.`
        : v.kind === 'roof'
          ? `The private roof adds ${formatArea(v.area)}.`
          : `The terrace measures ${formatArea(v.area)}.`,
    (v) =>
      v.kind === 'garden'
        ? `Outside is ${formatArea(v.area)} of garden, all yours.`
        : v.kind === 'roof'
          ? `On top of that there is ${formatArea(v.area)} of open roof.`
          : `There is a terrace of ${formatArea(v.area)}.`,
    (v) =>
      v.kind === 'garden'
        ? `The reception gives on a private garden of ${formatArea(v.area)}.`
        : v.kind === 'roof'
          ? `It has ${formatArea(v.area)} of roof to itself.`
          : `From the reception you step out on a terrace of ${formatArea(v.area)}.`,
    (v) =>
      v.kind === 'garden'
        ? `The garden, ${formatArea(v.area)} and private, is not counted in the area.`
        : v.kind === 'roof'
          ? `The roof, ${formatArea(v.area)} and private, is not counted in the area.`
          : `A terrace of ${formatArea(v.area)} comes on top of the area.`,
  ],
  plot: [
    (v) => `The land measures ${formatArea(v.area)}.`,
    (v) => `It stands on ${formatArea(v.area)} of land.`,
    (v) => `The plot is ${formatArea(v.area)}.`,
    (v) => `By the deed, the land is ${formatArea(v.area)}.`,
  ],
  age: [
    (v) => (v.years === 0 ? 'Nobody has lived in it yet.' : `The building is ${countNoun(v.years, 'year')} old.`),
    (v) =>
      v.years === 0 ? 'It is new and has never been lived in.' : `It was built ${countNoun(v.years, 'year')} ago.`,
    (v) => (v.years === 0 ? 'You would be the first to live in it.' : `It went up ${countNoun(v.years, 'year')} ago.`),
  ],
};
