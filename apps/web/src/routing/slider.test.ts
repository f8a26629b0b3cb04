import { describe, expect, it } from 'vitest';
import { buildSliderHref, getSlider, getSliderItem, removeSlider } from './slider.ts';

describe('the address of a panel', () => {
  it('names it and keeps the rest of the query', () => {
    expect(buildSliderHref('/listing', '?type=housing', 'filters')).toBe('/listing?type=housing&slider=filters');
    expect(getSlider('?type=housing&slider=filters')).toBe('filters');
  });
  it('contains one panel at a time', () => {
    expect(buildSliderHref('/', '?slider=menu', 'login')).toBe('/?slider=login');
  });
  it('may contain a parameter, which another panel drops', () => {
    const href = buildSliderHref('/myproperties', '?state=2', 'delete-property', 'a1');
    expect(href).toBe('/myproperties?state=2&slider=delete-property&item=a1');
    const search = href.slice('/myproperties'.length);
    expect(getSliderItem(search)).toBe('a1');
    expect(buildSliderHref('/myproperties', search, 'menu')).toBe('/myproperties?state=2&slider=menu');
    expect(removeSlider(search)).toBe('state=2');
  });
  it('is the page itself again without it', () => {
    expect(removeSlider('?type=housing&slider=filters')).toBe('type=housing');
    expect(removeSlider('?slider=menu')).toBe('');
    expect(getSlider('')).toBeNull();
  });
});
