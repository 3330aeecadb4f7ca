/** Pages of the demo town that are measured, photographed and looked at with axe: name → path. */
export const measuredPages = {
  home: '/de/',
  slim: '/de/thermalbad/',
  festival: '/de/rossini/',
  behoerdenlotse: '/de/behoerdenlotse/',
} as const

/** The measured ones, their English halves, a wide page and the page that says that there is none. */
export const townPages = {
  ...measuredPages,
  'home-en': '/en/',
  'festival-en': '/en/rossini/',
  wide: '/de/kurpark-und-konzerte/',
  error: '/de/gibt-es-nicht/',
} as const
