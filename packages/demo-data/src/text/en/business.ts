import type { Points, Shells } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { measureEn } from './titles.ts';
import { article, capitalised, count, grouped, number } from './words.ts';

const metres = (length: number): string => `${length} ${length === 1 ? 'metre' : 'metres'}`;
const docks = ({ docks: amount }: Points['hall']): string => count(amount, 'loading door');

type BusinessPoints = 'front' | 'power' | 'hall' | 'yard' | 'street' | 'build' | 'utilities' | 'field' | 'term';

/** Points of shops, factories and land: fronts, power, height, streets, permits. */
export const businessEn: Pick<Shells<AdContext>, BusinessPoints> = {
  front: [
    (v) => `The front is ${metres(v.width)} wide and the ceiling ${metres(v.height)} high.`,
    (v) => `It has ${metres(v.width)} of frontage under a ceiling of ${metres(v.height)}.`,
    (v) => `${capitalised(article(`${v.width}-metre`))} front on the street, ${metres(v.height)} to the ceiling.`,
    (v) => `Ceiling height is ${metres(v.height)}, frontage ${metres(v.width)}.`,
  ],
  power: [
    (v) => `The supply is ${grouped(v.kilowatts)} kW${v.gas ? ', and gas is piped in' : ''}.`,
    (v) => `${grouped(v.kilowatts)} kW are installed${v.gas ? ', with natural gas connected' : ''}.`,
    (v) => `It is rated for ${grouped(v.kilowatts)} kW${v.gas ? ' and has a gas line' : ''}.`,
    (v) => `The power contract is for ${grouped(v.kilowatts)} kW${v.gas ? ', with an industrial gas meter' : ''}.`,
  ],
  hall: [
    (v) => `Clear height is ${metres(v.height)}, with ${docks(v)}.`,
    (v) => `The hall is ${metres(v.height)} high and has ${docks(v)}.`,
    (v) => `A trussed roof at ${metres(v.height)}, and ${docks(v)}.`,
  ],
  yard: [
    (v) => `There is a yard of ${grouped(v.area)} m² and ${v.offices} m² of offices.`,
    (v) => `In front lies a ${grouped(v.area)} m² yard; the offices take ${v.offices} m².`,
    (v) => `The offices measure ${v.offices} m² and the open yard ${grouped(v.area)} m².`,
  ],
  street: [
    (v) => `It is on a street ${metres(v.width)} wide${v.sides > 1 ? `, open on ${number(v.sides)} sides` : ''}.`,
    (v) =>
      `The street in front is ${metres(v.width)} wide${v.sides > 1 ? `, one of ${number(v.sides)} around it` : ''}.`,
    (v) => `Street width is ${metres(v.width)}${v.sides > 1 ? `, and it fronts on ${number(v.sides)}` : ''}.`,
  ],
  build: [
    (v) => `You may build on ${v.coverage}% of it, up to ${count(v.storeys, 'storey')}.`,
    (v) => `Coverage is ${v.coverage}%, height ${count(v.storeys, 'storey')}.`,
    (v) => `The rules allow ${count(v.storeys, 'storey')} on ${v.coverage}% of the land.`,
  ],
  utilities: [
    (v) => `${capitalised(v.first.en)} and ${v.second.en} have reached it.`,
    (v) => `${capitalised(v.first.en)} and ${v.second.en} are at the boundary.`,
    (v) => `It has ${v.first.en} and ${v.second.en}.`,
  ],
  field: [
    (v) => `It measures ${measureEn(v)}.`,
    (v) => `${capitalised(measureEn(v))}, in one piece.`,
    (v) => `All of its ${measureEn(v)} ${v.feddans === 1 && v.kirats === 0 ? 'lies' : 'lie'} together.`,
  ],
  term: [
    (v) => `${capitalised(number(v.years))} years of the right remain.`,
    (v) => `The right has ${number(v.years)} years to run.`,
    (v) => `It is held for ${number(v.years)} years more.`,
  ],
};
