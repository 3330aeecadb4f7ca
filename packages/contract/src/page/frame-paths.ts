/**
 * Pages that the frame of the site leads to from every page, whatever editors write: the search in
 * the header, what the law asks for there and in the foot, imprint and privacy in the foot of the
 * festival (spec 2.2).
 */
export const framePaths = {
  search: '/de/suche/',
  /** Where somebody writes to the town, whatever it is about: pages of ours lead there. */
  enquiries: { de: '/de/anfragen/', en: '/en/enquiries/' },
  /** The law asks for them on every page (BITV 2.0 § 4 and § 7); the first two are German alone. */
  access: {
    de: {
      leichteSprache: '/de/leichte-sprache/',
      gebaerdensprache: '/de/gebaerdensprache/',
      statement: '/de/barrierefreiheit/',
    },
    en: { statement: '/en/accessibility/' },
  },
  festival: {
    de: {
      imprint: '/de/rossini/impressum-rossini/',
      privacy: '/de/rossini/datenschutz-rossini/',
    },
    en: { imprint: '/en/rossini/rossini-imprint/', privacy: '/en/rossini/rossini-privacy/' },
  },
} as const
