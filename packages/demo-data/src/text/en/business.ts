import type { SellingPoints, SentenceTemplates } from '../../facts/points.ts';
import type { AdContext } from '../adContext.ts';
import { formatMeasureEn } from './titles.ts';
import { addArticle, capitalize, countNoun, groupDigits, spellNumber } from './words.ts';

const formatMetres = (length: number): string => `${length} ${length === 1 ? 'metre' : 'metres'}`;
const formatDocks = ({ docks: amount }: SellingPoints['hall']): string => countNoun(amount, 'loading door');

type BusinessPoints = 'front' | 'power' | 'hall' | 'yard' | 'street' | 'build' | 'utilities' | 'field' | 'term';

export const businessEn: Pick<SentenceTemplates<AdContext>, BusinessPoints> = {
  front: [
    (v) => `The front is ${formatMetres(v.width)} wide and the ceiling ${formatMetres(v.height)} high.`,
    (v) => `It has ${formatMetres(v.width)} of frontage under a ceiling of ${formatMetres(v.height)}.`,
    (v) =>
      `${capitalize(addArticle(`${v.width}-metre`))} front on the street, ${formatMetres(v.height)} to the ceiling.`,
    (v) => `Ceiling height is ${formatMetres(v.height)}, frontage ${formatMetres(v.width)}.`,
  ],
  power: [
    (v) => `The supply is ${groupDigits(v.kilowatts)} kW${v.hasGas ? ', and gas is piped in' : ''}.`,
    (v) => `${groupDigits(v.kilowatts)} kW are installed${v.hasGas ? ', with natural gas connected' : ''}.`,
    (v) => `It is rated for ${groupDigits(v.kilowatts)} kW${v.hasGas ? ' and has a gas line' : ''}.`,
    (v) =>
      `The power contract is for ${groupDigits(v.kilowatts)} kW${v.hasGas ? ', with an industrial gas meter' : ''}.`,
  ],
  hall: [
    (v) => `Clear height is ${formatMetres(v.height)}, with ${formatDocks(v)}.`,
    (v) => `The hall is ${formatMetres(v.height)} high and has ${formatDocks(v)}.`,
    (v) => `A trussed roof at ${formatMetres(v.height)}, and ${formatDocks(v)}.`,
  ],
  yard: [
    (v) => `There is a yard of ${groupDigits(v.area)} m² and ${v.offices} m² of offices.`,
    (v) => `In front lies a ${groupDigits(v.area)} m² yard; the offices take ${v.offices} m².`,
    (v) => `The offices measure ${v.offices} m² and the open yard ${groupDigits(v.area)} m².`,
  ],
  street: [
    (v) =>
      `It is on a street ${formatMetres(v.width)} wide${v.sides > 1 ? `, open on ${spellNumber(v.sides)} sides` : ''}.`,
    (v) =>
      `The street in front is ${formatMetres(v.width)} wide${v.sides > 1 ? `, one of ${spellNumber(v.sides)} around it` : ''}.`,
    (v) =>
      `Street width is ${formatMetres(v.width)}${v.sides > 1 ? `, and it fronts on ${spellNumber(v.sides)}` : ''}.`,
  ],
  build: [
    (v) => `You may build on ${v.coverage}% of it, up to ${countNoun(v.storeys, 'storey')}.`,
    (v) => `Coverage is ${v.coverage}%, height ${countNoun(v.storeys, 'storey')}.`,
    (v) => `The rules allow ${countNoun(v.storeys, 'storey')} on ${v.coverage}% of the land.`,
  ],
  utilities: [
    (v) => `${capitalize(v.first.en)} and ${v.second.en} have reached it.`,
    (v) => `${capitalize(v.first.en)} and ${v.second.en} are at the boundary.`,
    (v) => `It has ${v.first.en} and ${v.second.en}.`,
  ],
  field: [
    (v) => `It measures ${formatMeasureEn(v)}.`,
    (v) => `${capitalize(formatMeasureEn(v))}, in one piece.`,
    (v) => `All of its ${formatMeasureEn(v)} ${v.feddans === 1 && v.kirats === 0 ? 'lies' : 'lie'} together.`,
  ],
  term: [
    (v) => `${capitalize(spellNumber(v.years))} years of the right remain.`,
    (v) => `The right has ${spellNumber(v.years)} years to run.`,
    (v) => `It is held for ${spellNumber(v.years)} years more.`,
  ],
};
