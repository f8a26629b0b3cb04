import { PAGE_SLUGS, type TextKind } from '@mashrabiya/contract';
import { paths } from '../routing/paths.ts';

export function getTextHref(kind: TextKind, slug: string): string {
  switch (kind) {
    case 'articles':
      return paths.article(slug);
    case 'questions':
      return paths.questions;
    case 'services':
      return paths.management;
    case 'finance':
      return paths.financial;
    default:
      return paths[PAGE_SLUGS.find((option) => option === slug) ?? 'about'];
  }
}
