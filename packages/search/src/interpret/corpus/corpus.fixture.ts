import { readFileSync } from 'node:fs';
import {
  FINISHINGS,
  type Finishing,
  type Interpretation,
  PAYMENT_METHODS,
  PROPERTY_TYPES,
  SORT_OPTIONS,
} from '@mashrabiya/contract';
import { features, getCity, governorates } from '@mashrabiya/reference';
import type { ListingFilters } from '../../listings/conditions.ts';
import { interpretSentence } from '../interpret.ts';
import { seedLexicon } from '../lexicon.fixture.ts';

export interface Sample {
  group: string;
  sentence: string;
  filters: ListingFilters;
  sort: Interpretation['sort'];
  /** Words that are no filter. */
  prefer: string;
  /** The sentence is not parsed correctly yet. */
  isKnownMiss: boolean;
}

/** A size without a bound means ±10 %. */
const SIZE_TOLERANCE = 0.1;
const ROOMS = { bed: 'bedrooms', bath: 'bathrooms', floors: 'floors' } as const;
const FACTORS: Record<string, number> = { m: 1_000_000 };

const parseAmount = (text: string) => Math.round(Number.parseFloat(text) * (FACTORS[text.at(-1) ?? ''] ?? 1));

function parseKind(text: string): ListingFilters {
  const [type, slug] = text.includes('/') ? text.split('/') : ['housing', text];
  const propertyType = PROPERTY_TYPES.find((candidate) => candidate === type);
  if (!propertyType) throw new Error(`Unknown property kind ${text}`);
  const subcategory_id = slug ? seedLexicon.getSubcategoryId({ type: propertyType, slug: slug as never }) : undefined;
  return { type: propertyType, ...(subcategory_id !== undefined && { subcategory_id }) };
}

function parseCities(text: string): ListingFilters {
  const foundCities = text.split(',').map(getCity);
  const governorateIds = new Set(foundCities.map(({ governorate }) => governorate.id));
  const [onlyGovernorateId] = governorateIds;
  return { ...(governorateIds.size === 1 && { gover: onlyGovernorateId }), city: foundCities.map(({ id }) => id) };
}

/** Parses one word of an expected meaning, see the head of `sentences.txt`. */
function parseFilter(word: string, type: string | undefined): ListingFilters {
  const operand = word.slice(1);
  if (word === 'sale') return { action: 'forsell' };
  if (word === 'rent') return { action: 'forrent' };
  if (word.startsWith('@')) return parseCities(operand);
  if (word.startsWith('%')) return { gover: governorates.find(({ slug }) => slug === operand)?.id };
  if (word.startsWith('<')) return { max_price: parseAmount(operand) };
  if (word.startsWith('>')) return { min_price: parseAmount(operand) };
  if (word.startsWith('size<')) return { max_size: Number(word.slice(5)) };
  if (word.startsWith('size>')) return { min_size: Number(word.slice(5)) };
  if (word.startsWith('~'))
    return {
      min_size: Math.round(Number(operand) * (1 - SIZE_TOLERANCE)),
      max_size: Math.round(Number(operand) * (1 + SIZE_TOLERANCE)),
    };
  if (word.startsWith('-')) return { not_finishing: operand as Finishing };
  if (word.startsWith('+')) return { features: [findFeatureId(operand.replaceAll('_', ' '), type)] };
  if (word.startsWith('storey>')) return { min_storey: Number(word.slice(7)) };
  if (word.startsWith('storey=')) return { min_storey: Number(word.slice(7)), max_storey: Number(word.slice(7)) };
  const [name = '', counts = ''] = word.split('=');
  if (counts) return { [ROOMS[name as keyof typeof ROOMS]]: counts.split(',').map(Number) };
  const finishing = FINISHINGS.find((candidate) => candidate === word);
  const payment = PAYMENT_METHODS.find((candidate) => candidate === word);
  return {
    ...(finishing && { finishing }),
    ...(payment && { payment }),
    ...(!finishing && !payment && parseKind(word)),
  };
}

function findFeatureId(name: string, type: string | undefined): number {
  const category = PROPERTY_TYPES.indexOf(type as never) + 1;
  const matchingFeature = features.find(({ en, category_id }) => en === name && category_id === category);
  if (!matchingFeature) throw new Error(`Unknown feature ${name} of ${type}`);
  return matchingFeature.id;
}

function parseSample(group: string, line: string): Sample {
  const [sentence = '', expected = ''] = line.split(' | ');
  const isKnownMiss = expected.endsWith(' !');
  const [meaning = '', prefer = ''] = expected.replace(/ !$/, '').split('? ');
  const filters: ListingFilters = {};
  const words = meaning.trim().split(' ');
  const order = words.find((word) => word.startsWith('^'))?.slice(1);
  for (const word of words.filter((candidate) => !candidate.startsWith('^'))) {
    const wordFilters = parseFilter(word, filters.type);
    const allFeatures = [...(filters.features ?? []), ...(wordFilters.features ?? [])].sort((a, b) => a - b);
    Object.assign(filters, wordFilters, allFeatures.length > 0 && { features: allFeatures });
  }
  const sort = SORT_OPTIONS.find((option) => option === order);
  return { group, sentence, filters, sort, prefer: prefer.trim(), isKnownMiss };
}

export function readCorpus(): Sample[] {
  const lines = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8').split('\n');
  let group = '';
  return lines.flatMap((line) => {
    if (line.startsWith('## ')) group = line.slice(3);
    return !line.startsWith('#') && line.includes(' | ') ? [parseSample(group, line)] : [];
  });
}

export async function interpretSample({ sentence }: Sample): Promise<Pick<Sample, 'filters' | 'sort' | 'prefer'>> {
  const { filters, sort, prefer } = await interpretSentence(sentence, seedLexicon);
  return { filters, sort, prefer };
}
