import { PAGE_SLUGS, type PageSlug } from '@mashrabiya/contract';

export const slugOf = ({ slug }: Record<string, string>): PageSlug =>
  PAGE_SLUGS.find((known) => known === slug) ?? 'about';
