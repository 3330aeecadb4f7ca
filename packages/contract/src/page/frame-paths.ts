/**
 * Pages that the frame of the site leads to from every page, whatever editors write: the search in
 * the header, imprint and privacy in the foot of the festival (spec 2.2).
 */
export const framePaths = {
  search: '/de/suche/',
  festival: {
    de: {
      imprint: '/de/rossini/impressum-rossini/',
      privacy: '/de/rossini/datenschutz-rossini/',
    },
    en: { imprint: '/en/rossini/rossini-imprint/', privacy: '/en/rossini/rossini-privacy/' },
  },
} as const
