/**
 * The logo: two rooflines at 6 in 12, cut plumb at the eaves, on a field of 56 by 32. The site,
 * icons, logo files and social pictures all draw it from here.
 */
export const logoPaths = {
  far: "M16 10.5 36 .5 56 10.5V17L36 7 16 17Z",
  near: "M0 25 20 15 40 25V31.5L20 21.5 0 31.5Z",
};
