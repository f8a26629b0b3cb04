import { describe, expect, it } from 'vitest';
import { buildPreloadHeader } from './preloadHeader.ts';

const tag =
  '<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="/images/a-480.avif 480w, /images/a-960.avif 960w" imageSizes="(min-width: 600px) 46vw, 100vw"/>';

describe('the preload header of the first picture', () => {
  it('contains every width, so that the browser chooses the same as in the document', () => {
    expect(buildPreloadHeader(`${tag}<title>x</title>`)).toBe(
      '</images/a-480.avif>; rel=preload; as=image; type="image/avif"; fetchpriority=high; ' +
        'imagesrcset="/images/a-480.avif 480w, /images/a-960.avif 960w"; imagesizes="(min-width: 600px) 46vw, 100vw"',
    );
  });

  it('is absent without a first picture', () => {
    expect(buildPreloadHeader('<title>x</title><div></div>')).toBeNull();
  });
});
