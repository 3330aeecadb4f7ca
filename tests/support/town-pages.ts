/** Pages of the demo town that are measured, photographed and looked at with axe: name → path. */
export const measuredPages = {
  home: '/de/',
  slim: '/de/thermalbad/',
  festival: '/de/rossini/',
  behoerdenlotse: '/de/behoerdenlotse/',
} as const

/** The measured ones, their English halves, a wide page, the events, the site map, the error page. */
export const townPages = {
  ...measuredPages,
  'home-en': '/en/',
  'festival-en': '/en/rossini/',
  wide: '/de/kurpark-und-konzerte/',
  events: '/de/veranstaltungen/',
  'site-map': '/de/inhaltsverzeichnis/',
  error: '/de/gibt-es-nicht/',
} as const
