import { isInEgypt } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { cities } from './places.ts';

it('contains cities of Egypt only', () => expect(cities.filter((city) => !isInEgypt(city))).toEqual([]));
