const TAG = /<link rel="preload" as="image"[^>]*>/;
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** `Link` header that preloads the first picture; React's early headers omit responsive pictures. */
export function preloadHeader(html: string): string | null {
  const tag = TAG.exec(html)?.[0];
  const srcSet = tag && attribute(tag, 'imageSrcSet');
  if (!srcSet) return null;
  const [smallest] = srcSet.split(' ');
  const sizes = attribute(tag, 'imageSizes') ?? '100vw';
  const type = attribute(tag, 'type') ?? 'image/avif';
  return `<${smallest}>; rel=preload; as=image; type="${type}"; fetchpriority=high; imagesrcset="${srcSet}"; imagesizes="${sizes}"`;
}
