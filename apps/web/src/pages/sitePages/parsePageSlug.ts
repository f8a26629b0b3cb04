import { PAGE_SLUGS, type PageSlug } from '@mashrabiya/contract';

export const parsePageSlug = ({ slug }: Record<string, string>): PageSlug =>
  PAGE_SLUGS.find((option) => option === slug) ?? 'about';
