export const homes = {};
