import type { Finishing } from '@mashrabiya/contract';
import type { Clauses } from '../adContext.ts';
import { formatRoomListEn } from './rooms.ts';
import { formatMeasureEn } from './titles.ts';
import { countNoun, formatMonth, formatOrdinal, groupDigits, spellNumber } from './words.ts';

const FINISH: Record<Finishing, string> = {
  unfinished: 'unfinished',
  semi_finished: 'semi-finished',
  finished: 'fully finished',
  luxury: 'finished to a high standard',
  furnished: 'fully furnished',
};

/** Clauses that end a first sentence, after a comma. */
export const clausesEn: Clauses = {
  layout: (v) => `with ${formatRoomListEn(v)}${v.extra ? `, plus ${v.extra.en}` : ''}`,
  storey: (v) =>
    v.storey === 0
      ? 'on the ground floor'
      : `on the ${formatOrdinal(v.storey)} floor, ${v.hasLift ? 'with a lift' : 'no lift'}`,
  facing: (v) =>
    v.facing === 'corner'
      ? `on a corner${v.view ? ` over ${v.view.en}` : ''}`
      : `facing ${v.facing}${v.view ? ` over ${v.view.en}` : ''}`,
  finish: (v) => `${FINISH[v.finishing]}, with ${v.detail.en}`,
  outdoor: (v) =>
    `with ${{ garden: 'a private garden', roof: 'a private roof', terrace: 'a terrace', balcony: 'a balcony' }[v.kind]} of ${v.area} m²`,
  sea: (v) =>
    `${v.row ? `in the ${formatOrdinal(v.row)} row, ` : ''}${countNoun(v.minutes, 'minute')} on foot from ${v.water.en}`,
  front: (v) => `with ${v.width} metres of frontage under a ceiling of ${v.height} metres`,
  hall: (v) => `with a clear height of ${v.height} metres and ${countNoun(v.docks, 'loading door')}`,
  power: (v) => `with ${groupDigits(v.kilowatts)} kW of power${v.hasGas ? ' and natural gas' : ''}`,
  street: (v) => `on a street ${v.width} metres wide${v.sides > 1 ? `, one of ${spellNumber(v.sides)} around it` : ''}`,
  build: (v) => `where you may build on ${v.coverage}%, up to ${countNoun(v.storeys, 'storey')}`,
  field: (v) => `${formatMeasureEn(v)} of it`,
  delivery: (v) => (v.month ? `for delivery in ${formatMonth(v.month)}` : 'ready to hand over'),
};
