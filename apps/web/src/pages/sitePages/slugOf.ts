import { PAGE_SLUGS, type PageSlug } from '@mashrabiya/contract';

/** The text that a route is given. */
export const slugOf = ({ slug }: Record<string, string>): PageSlug =>
  PAGE_SLUGS.find((known) => known === slug) ?? 'about';
