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
