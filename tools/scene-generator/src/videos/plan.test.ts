import { demoVideos, pictureSets } from '@mashrabiya/demo-data';
import { describe, expect, it } from 'vitest';
import { buildCaptions, createVideoPlans, getVideoSeconds } from './plan.ts';

const plans = createVideoPlans(pictureSets);

describe('the plans of videos', () => {
  it('contain the pictures of thirty homes, twenty seconds each at most', () => {
    expect(plans).toHaveLength(30);
    expect(new Set(plans.map(({ set }) => set)).size).toBe(30);
    for (const plan of plans) {
      expect(plan.shots).toHaveLength(4);
      expect(getVideoSeconds(plan)).toBeGreaterThan(10);
      expect(getVideoSeconds(plan)).toBeLessThan(20);
    }
  });

  it('have a rendered video each', () => {
    expect(demoVideos.map(({ set }) => set)).toEqual(plans.map(({ set }) => set));
  });

  it('describe the video in both languages, without a gap', () => {
    const [plan] = plans;
    if (!plan) throw new Error('no plan');
    for (const language of ['ar', 'en'] as const) {
      const lines = buildCaptions(plan, language).split('\n');
      expect(lines[0]).toBe('WEBVTT');
      const times = lines.filter((line) => line.includes('-->')).map((line) => line.split(' --> '));
      expect(times).toHaveLength(4);
      expect(times[0]?.[0]).toBe('00:00:00.000');
      for (const [index, [start]] of times.entries()) {
        if (index > 0) expect(times[index - 1]?.[1]?.split(' ')[0]).toBe(start);
      }
      for (const { alt } of plan.shots) expect(lines).toContain(alt[language]);
    }
  });
});
