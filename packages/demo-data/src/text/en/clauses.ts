import type { Finishing } from '@mashrabiya/contract';
import type { Clauses } from '../adContext.ts';
import { roomListEn } from './rooms.ts';
import { measureEn } from './titles.ts';
import { count, grouped, monthOf, number, ordinal } from './words.ts';

const FINISH: Record<Finishing, string> = {
  unfinished: 'unfinished',
  semi_finished: 'semi-finished',
  finished: 'fully finished',
  luxury: 'finished to a high standard',
  furnished: 'fully furnished',
};

/** Clauses that end a first sentence, after a comma. */
export const clausesEn: Clauses = {
  layout: (v) => `with ${roomListEn(v)}${v.extra ? `, plus ${v.extra.en}` : ''}`,
  storey: (v) =>
    v.storey === 0 ? 'on the ground floor' : `on the ${ordinal(v.storey)} floor, ${v.lift ? 'with a lift' : 'no lift'}`,
  facing: (v) =>
    v.facing === 'corner'
      ? `on a corner${v.view ? ` over ${v.view.en}` : ''}`
      : `facing ${v.facing}${v.view ? ` over ${v.view.en}` : ''}`,
  finish: (v) => `${FINISH[v.finishing]}, with ${v.detail.en}`,
  outdoor: (v) =>
    `with ${{ garden: 'a private garden', roof: 'a private roof', terrace: 'a terrace', balcony: 'a balcony' }[v.kind]} of ${v.area} m²`,
  sea: (v) =>
    `${v.row ? `in the ${ordinal(v.row)} row, ` : ''}${count(v.minutes, 'minute')} on foot from ${v.water.en}`,
  front: (v) => `with ${v.width} metres of frontage under a ceiling of ${v.height} metres`,
  hall: (v) => `with a clear height of ${v.height} metres and ${count(v.docks, 'loading door')}`,
  power: (v) => `with ${grouped(v.kilowatts)} kW of power${v.gas ? ' and natural gas' : ''}`,
  street: (v) => `on a street ${v.width} metres wide${v.sides > 1 ? `, one of ${number(v.sides)} around it` : ''}`,
  build: (v) => `where you may build on ${v.coverage}%, up to ${count(v.storeys, 'storey')}`,
  field: (v) => `${measureEn(v)} of it`,
  delivery: (v) => (v.month ? `for delivery in ${monthOf(v.month)}` : 'ready to hand over'),
};
