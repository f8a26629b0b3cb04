/** Whether an entry of the index is a page to read: such have nothing that could be controlled. */
export const isToRead = (entry: object | undefined): boolean =>
  entry !== undefined && 'importPath' in entry && String(entry.importPath).startsWith('./stories/docs/');
