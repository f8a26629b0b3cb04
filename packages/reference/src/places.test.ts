import { isInEgypt } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { cities } from './places.ts';

it('has cities of Egypt only', () => expect(cities.filter((city) => !isInEgypt(city))).toEqual([]));
