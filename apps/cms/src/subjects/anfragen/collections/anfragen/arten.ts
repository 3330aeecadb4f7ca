/** Kinds of requests with what editors call them and whose they are. */
export const arten = {
  kontakt: { label: 'Nachricht an das Rathaus', bereich: 'rathaus' },
  fuehrung: { label: 'Führung', bereich: 'tourismus' },
  pauschale: { label: 'Pauschale', bereich: 'tourismus' },
  veranstaltung: { label: 'Veranstaltung vorgeschlagen', bereich: 'tourismus' },
  verein: { label: 'Verein', bereich: 'rathaus' },
  brancheneintrag: { label: 'Brancheneintrag', bereich: 'tourismus' },
  'schwarzes-brett': { label: 'Schwarzes Brett', bereich: 'rathaus' },
  schaden: { label: 'Schaden gemeldet', bereich: 'rathaus' },
  barriere: { label: 'Barriere gemeldet', bereich: 'rathaus' },
  corona: { label: 'Kontaktdaten', bereich: 'rathaus' },
} as const

/** A kind of request. */
export type Art = keyof typeof arten

/** True for a kind that there is. */
export function isArt(value: unknown): value is Art {
  return typeof value === 'string' && Object.hasOwn(arten, value)
}

/** What editors call a kind; one that there is no more keeps its name. */
export function artLabelOf(art: string): string {
  return isArt(art) ? arten[art].label : art
}
