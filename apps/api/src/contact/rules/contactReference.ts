/** Readable reference of a message: the random end of its id, `A1B2C-3D4E5`. */
export const toContactReference = (id: string): string => {
  const end = id.replaceAll('-', '').slice(-10).toUpperCase();
  return `${end.slice(0, 5)}-${end.slice(5)}`;
};
