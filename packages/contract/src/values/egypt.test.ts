import { expect, it } from 'vitest';
import { isInEgypt } from './egypt.ts';

it.each([
  ['Cairo', 30.04, 31.24],
  ['Sidi Barrani', 31.61, 25.93],
  ['El Sallum', 31.55, 25.16],
  ['Siwa', 29.2, 25.52],
  ['Baltim', 31.6, 31.1],
  ['Rafah in Egypt', 31.28, 34.23],
  ['Taba', 29.49, 34.89],
  ['Sharm El Sheikh', 27.91, 34.33],
  ['Halaib', 22.22, 36.65],
  ['Abu Simbel', 22.34, 31.63],
])('%s is in Egypt', (_, lat, lng) => expect(isInEgypt({ lat, lng })).toBe(true));

it.each([
  ['London', 51.5, -0.13],
  ['the point 0, 0', 0, 0],
  ['swapped coordinates', 31.24, 30.04 + 20],
  ['Tobruk', 32.08, 23.96],
  ['Gaza', 31.5, 34.47],
  ['Tel Aviv', 32.09, 34.78],
  ['Eilat', 29.56, 34.95],
  ['Aqaba', 29.53, 35.0],
  ['Amman', 31.95, 35.93],
  ['Jeddah', 21.49, 39.19],
  ['Khartoum', 15.5, 32.56],
  ['Limassol', 34.68, 33.04],
])('%s is not in Egypt', (_, lat, lng) => expect(isInEgypt({ lat, lng })).toBe(false));
