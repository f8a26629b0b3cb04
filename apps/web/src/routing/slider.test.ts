import { describe, expect, it } from 'vitest';
import { sliderHref, sliderOf, withoutSlider } from './slider.ts';

describe('the address of a panel', () => {
  it('names it and keeps the rest of the query', () => {
    expect(sliderHref('/listing', '?type=housing', 'filters')).toBe('/listing?type=housing&slider=filters');
    expect(sliderOf('?type=housing&slider=filters')).toBe('filters');
  });
  it('holds one panel at a time', () => {
    expect(sliderHref('/', '?slider=menu', 'login')).toBe('/?slider=login');
  });
  it('is the page itself again without it', () => {
    expect(withoutSlider('?type=housing&slider=filters')).toBe('type=housing');
    expect(withoutSlider('?slider=menu')).toBe('');
    expect(sliderOf('')).toBeNull();
  });
});
