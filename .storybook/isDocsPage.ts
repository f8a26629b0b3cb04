export const isDocsPage = (entry: object | undefined): boolean =>
  entry !== undefined && 'importPath' in entry && String(entry.importPath).startsWith('./stories/docs/');
