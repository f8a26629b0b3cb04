import { existsSync } from 'node:fs';
import { ADVISOR_MIN_AGE } from '@mashrabiya/contract';
import { cities } from '@mashrabiya/reference';
import { expect, it } from 'vitest';
import { mediaDirectory } from '../pictures/manifest.ts';
import { createAdvisors } from './advisors.ts';
import { createProviders } from './providers.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const advisors = createAdvisors(createProviders(NOW), NOW);

it('creates twenty advisors in many cities, two of them under review, with unique numbers', () => {
  expect(advisors).toHaveLength(20);
  expect(advisors.filter(({ state }) => state === 'pending')).toHaveLength(2);
  expect(new Set(advisors.map(({ city_id }) => city_id)).size).toBeGreaterThan(8);
  for (const key of ['user_id', 'email', 'phone', 'profile_pic'] as const)
    expect(new Set(advisors.map((advisor) => advisor[key])).size).toBe(20);
});

it('gives them existing pictures, and places of one governorate', () => {
  for (const { profile_pic, places, city_id, age, years_of_experience } of advisors) {
    expect(existsSync(new URL(`profile/${profile_pic}`, mediaDirectory)), profile_pic).toBe(true);
    const where = places.map((id) => cities.find((city) => city.id === id)?.governorate.slug);
    expect(new Set(where).size).toBe(1);
    expect(places).toContain(city_id);
    expect(age - years_of_experience).toBeGreaterThanOrEqual(ADVISOR_MIN_AGE);
  }
});
