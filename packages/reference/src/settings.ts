/** Settings of the site's owner. The upper limits exceed every price and size of the seed. */
export const settings: Readonly<Record<string, string>> = {
  instagram: 'https://www.instagram.com/mashrabiya.homes',
  facebook: 'https://www.facebook.com/mashrabiya.homes',
  maxprice: '150000000',
  maxsize: '10000',
  maxsizeland: '100000',
};
