/** What the owner of the site can set. The upper ends leave room above every price and size of the seed. */
export const settings: Readonly<Record<string, string>> = {
  instagram: 'https://www.instagram.com/mashrabiya.homes',
  facebook: 'https://www.facebook.com/mashrabiya.homes',
  maxprice: '150000000',
  maxsize: '10000',
  maxsizeland: '100000',
};
