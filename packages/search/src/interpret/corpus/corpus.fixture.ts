import { readFileSync } from 'node:fs';
import {
  FINISHINGS,
  type Finishing,
  type Interpretation,
  PAYMENT_METHODS,
  PROPERTY_TYPES,
  SORT_OPTIONS,
} from '@mashrabiya/contract';
import { cityOf, features, governorates } from '@mashrabiya/reference';
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
const ABOUT = 0.1;
const ROOMS = { bed: 'bedrooms', bath: 'bathrooms', floors: 'floors' } as const;
const FACTORS: Record<string, number> = { m: 1_000_000 };

const amount = (text: string) => Math.round(Number.parseFloat(text) * (FACTORS[text.at(-1) ?? ''] ?? 1));

function kind(text: string): ListingFilters {
  const [type, slug] = text.includes('/') ? text.split('/') : ['housing', text];
  const known = PROPERTY_TYPES.find((one) => one === type);
  if (!known) throw new Error(`Unknown property kind ${text}`);
  const subcategory_id = slug ? seedLexicon.subcategoryId({ type: known, slug: slug as never }) : undefined;
  return { type: known, ...(subcategory_id !== undefined && { subcategory_id }) };
}

function cities(text: string): ListingFilters {
  const found = text.split(',').map(cityOf);
  const around = new Set(found.map(({ governorate }) => governorate.id));
  const [only] = around;
  return { ...(around.size === 1 && { gover: only }), city: found.map(({ id }) => id) };
}

/** Parses one word of an expected meaning, see the head of `sentences.txt`. */
function filterOf(word: string, type: string | undefined): ListingFilters {
  const rest = word.slice(1);
  if (word === 'sale') return { action: 'forsell' };
  if (word === 'rent') return { action: 'forrent' };
  if (word.startsWith('@')) return cities(rest);
  if (word.startsWith('%')) return { gover: governorates.find(({ slug }) => slug === rest)?.id };
  if (word.startsWith('<')) return { max_price: amount(rest) };
  if (word.startsWith('>')) return { min_price: amount(rest) };
  if (word.startsWith('size<')) return { max_size: Number(word.slice(5)) };
  if (word.startsWith('size>')) return { min_size: Number(word.slice(5)) };
  if (word.startsWith('~'))
    return { min_size: Math.round(Number(rest) * (1 - ABOUT)), max_size: Math.round(Number(rest) * (1 + ABOUT)) };
  if (word.startsWith('-')) return { not_finishing: rest as Finishing };
  if (word.startsWith('+')) return { features: [featureId(rest.replaceAll('_', ' '), type)] };
  if (word.startsWith('storey>')) return { min_storey: Number(word.slice(7)) };
  if (word.startsWith('storey=')) return { min_storey: Number(word.slice(7)), max_storey: Number(word.slice(7)) };
  const [name = '', counts = ''] = word.split('=');
  if (counts) return { [ROOMS[name as keyof typeof ROOMS]]: counts.split(',').map(Number) };
  const finishing = FINISHINGS.find((one) => one === word);
  const payment = PAYMENT_METHODS.find((one) => one === word);
  return { ...(finishing && { finishing }), ...(payment && { payment }), ...(!finishing && !payment && kind(word)) };
}

function featureId(name: string, type: string | undefined): number {
  const category = PROPERTY_TYPES.indexOf(type as never) + 1;
  const found = features.find(({ en, category_id }) => en === name && category_id === category);
  if (!found) throw new Error(`Unknown feature ${name} of ${type}`);
  return found.id;
}

function sampleOf(group: string, line: string): Sample {
  const [sentence = '', expected = ''] = line.split(' | ');
  const isKnownMiss = expected.endsWith(' !');
  const [meaning = '', prefer = ''] = expected.replace(/ !$/, '').split('? ');
  const filters: ListingFilters = {};
  const words = meaning.trim().split(' ');
  const order = words.find((word) => word.startsWith('^'))?.slice(1);
  for (const word of words.filter((one) => !one.startsWith('^'))) {
    const one = filterOf(word, filters.type);
    const both = [...(filters.features ?? []), ...(one.features ?? [])].sort((a, b) => a - b);
    Object.assign(filters, one, both.length > 0 && { features: both });
  }
  const sort = SORT_OPTIONS.find((known) => known === order);
  return { group, sentence, filters, sort, prefer: prefer.trim(), isKnownMiss };
}

export function readCorpus(): Sample[] {
  const lines = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8').split('\n');
  let group = '';
  return lines.flatMap((line) => {
    if (line.startsWith('## ')) group = line.slice(3);
    return !line.startsWith('#') && line.includes(' | ') ? [sampleOf(group, line)] : [];
  });
}

export function understoodOf({ sentence }: Sample): Pick<Sample, 'filters' | 'sort' | 'prefer'> {
  const { filters, sort, prefer } = interpretSentence(sentence, seedLexicon);
  return { filters, sort, prefer };
}
