/** Kinds of notices on the noticeboard. */
export const brettArten = [
  'biete',
  'suche',
  'verschenke',
  'verloren',
  'gefunden',
  'veranstaltung',
  'mitfahren',
  'sonstiges',
] as const

/** A kind of notice. */
export type BrettArt = (typeof brettArten)[number]

/** Days that a notice hangs before it ends by itself; its writer may extend it. */
export const noticeDays = 60

/** Most days that a notice hangs. */
export const longestNotice = 180
