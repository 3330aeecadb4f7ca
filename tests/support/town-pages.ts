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

/**
 * These, and where visitors choose, order and look things up: a thumb, large text and text that is
 * spaced meet every kind of control there.
 */
export const visitedPages = {
  ...townPages,
  shop: '/de/shop/',
  withdrawal: '/de/shop/widerruf/',
  council: '/de/gemeinderat/',
  meetings: '/de/gemeinderat/sitzungen/',
  'council-search': '/de/gemeinderat/suche/?q=Satzung',
  hosts: '/de/unterkuenfte/',
  package: '/de/angebote/tannen-und-thermen/',
  railway: '/de/bergbahn/',
  programme: '/de/rossini/programm/',
  galleries: '/de/fotogalerien/',
  webcams: '/de/webcams/',
  'photo-point': '/de/fotopunkt/',
  parking: '/de/parken/',
  directory: '/de/branchen/',
  waste: '/de/buergerservice/abfallkalender/?strasse_id=1',
  reminder: '/de/abfall-erinnerung/?strasse_id=1',
  notices: '/de/rathaus/bekanntmachungen/',
  board: '/de/schwarzes-brett/',
  form: '/de/anfragen/',
  'building-areas': '/de/rathaus/baugebiete/',
  'building-area': '/de/rathaus/baugebiete/obere-halde-id_1/',
  'check-of-a-notice': '/de/bekanntmachungen/pruefen/',
} as const
