/**
 * Namespaces besides those of a visitor, each loaded with the pages and panels that show it (docs/decisions/0009). Only
 * for code that Vite builds.
 */
export const lazyCatalogs = import.meta.glob<Record<string, object>>([
  './{ar,en}/*.ts',
  // Collections of namespaces, texts of the server, and a part of the namespace of forms.
  '!./*/{index,visitor,mails,problems}.ts',
]);
