import { describe, expect, it } from 'vitest';
import { createFixtureProperties } from './properties.fixture.ts';

const properties = createFixtureProperties(1500);
const computeDistinctShare = (texts: (string | null)[]): number => new Set(texts).size / texts.length;
const splitSentences = (text: string): string[] => text.split(/(?<=\.)\s+/);
const getFirstSentence = (text: string | null): string => splitSentences(text ?? '')[0] ?? '';

describe('the texts of the seed', () => {
  it('give nearly every property its own title and description', () => {
    expect(computeDistinctShare(properties.map(({ address_ar }) => address_ar))).toBeGreaterThanOrEqual(0.97);
    expect(computeDistinctShare(properties.map(({ address_en }) => address_en))).toBeGreaterThanOrEqual(0.97);
    expect(computeDistinctShare(properties.map(({ description_ar }) => description_ar))).toBeGreaterThanOrEqual(0.995);
    expect(computeDistinctShare(properties.map(({ description_en }) => description_en))).toBeGreaterThanOrEqual(0.995);
  });

  it('vary the beginning of neighbouring descriptions', () => {
    const listed = properties.filter(({ availability }) => availability === 2);
    listed.slice(1).forEach((property, index) => {
      expect(getFirstSentence(property.description_ar)).not.toBe(
        getFirstSentence(listed[index]?.description_ar ?? null),
      );
      expect(getFirstSentence(property.description_en)).not.toBe(
        getFirstSentence(listed[index]?.description_en ?? null),
      );
    });
  });

  it('have the lengths that the form requires', () => {
    for (const { address_ar, address_en, description_ar, description_en } of properties) {
      expect(address_ar?.length).toBeGreaterThanOrEqual(20);
      expect(address_en?.length).toBeGreaterThanOrEqual(20);
      for (const text of [description_ar, description_en]) {
        expect(splitSentences(text ?? '').length).toBeGreaterThanOrEqual(2);
        expect(splitSentences(text ?? '').length).toBeLessThanOrEqual(6);
      }
    }
  });

  it('contain no gap, no doubled punctuation and no word of the other language', () => {
    for (const { address_ar, address_en, description_ar, description_en } of properties) {
      for (const text of [address_ar, address_en, description_ar, description_en]) {
        expect(text).not.toMatch(/undefined|null|NaN|\s\s|\.\.|,,|،،| [.,،]|\s$/);
      }
      expect(`${address_en} ${description_en}`).not.toMatch(/\p{Script=Arabic}/u);
      expect(`${address_ar} ${description_ar}`.replace(/\b[A-Z]{1,2}\d+\b/g, '')).not.toMatch(/[A-Za-z]/);
    }
  });

  it('agree numbers with nouns', () => {
    for (const { description_ar, address_ar } of properties) {
      const text = `${address_ar} ${description_ar}`;
      expect(text).not.toMatch(/(?<![\d,])[12] (?:غرفة|غرف|حمام|حمامات|أمتار|سنوات|دقائق|أدوار)/);
      expect(text).not.toMatch(/(?<![\d,])(?:[3-9]|10) (?:غرفة|حمام |متر|سنة|دقيقة|دور )/);
      expect(text).not.toMatch(/(?<![\d,])[1-9][1-9] (?:غرف|حمامات|أمتار|سنوات|دقائق|أدوار)/);
    }
    for (const { description_en, address_en } of properties) {
      expect(`${address_en} ${description_en}`).not.toMatch(/\b(?:a|A) (?:8\d?\b|11\b|18\b)|\ban? one [a-z]+s\b/);
    }
  });
});
