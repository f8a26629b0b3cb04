const PRELOAD_TAG_PATTERN = /<link rel="preload" as="image"[^>]*>/;
const readAttribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** `Link` header that preloads the first picture; React's early headers omit responsive pictures. */
export function buildPreloadHeader(html: string): string | null {
  const tag = PRELOAD_TAG_PATTERN.exec(html)?.[0];
  const srcSet = tag && readAttribute(tag, 'imageSrcSet');
  if (!srcSet) return null;
  const [smallest] = srcSet.split(' ');
  const sizes = readAttribute(tag, 'imageSizes') ?? '100vw';
  const type = readAttribute(tag, 'type') ?? 'image/avif';
  return `<${smallest}>; rel=preload; as=image; type="${type}"; fetchpriority=high; imagesrcset="${srcSet}"; imagesizes="${sizes}"`;
}
