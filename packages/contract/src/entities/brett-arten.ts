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

/** Most days that a notice hangs. */
export const longestNotice = 180
