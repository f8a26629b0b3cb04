/** A page in the hierarchy of the site. */
export interface Crumb {
  name: string;
  /** Absolute address. */
  url: string;
}

/** The way from the home page to a page. */
export const breadcrumbSchema = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
