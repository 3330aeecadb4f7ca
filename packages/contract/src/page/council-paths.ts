/**
 * Where the council's pages are: links, mails and feeds name them, whatever editors write. What only
 * members see lies below `internal`, which no store ever keeps (reliability T20).
 */
export const councilPaths = {
  home: '/de/gemeinderat/',
  sitzungen: '/de/gemeinderat/sitzungen/',
  vorlagen: '/de/gemeinderat/vorlagen/',
  gremien: '/de/gemeinderat/gremien/',
  mitglieder: '/de/gemeinderat/mitglieder/',
  suche: '/de/gemeinderat/suche/',
  dokumente: '/de/gemeinderat/dokumente/',
  /** The approved minutes of a meeting as a file. */
  niederschrift: (sitzung: number) => `/de/sitzungen/${sitzung}.pdf`,
  internal: '/de/gemeinderat/intern/',
} as const

/** Where programs of others read what is public of the council: OParl, in the version of the address. */
export const oparlPath = '/oparl/v1/'
