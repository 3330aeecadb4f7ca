/** Words about opening hours in German; `en.oeffnungszeiten.ts` has the same keys by type. */
export const oeffnungszeiten = {
  typ: {
    ALLGEMEINE_OEFFNUNGSZEIT: 'Öffnungszeiten',
    SERVICEZEIT: 'Servicezeiten',
    TELEFONISCHE_ERREICHBARKEIT: 'Telefonisch erreichbar',
  },
  tag: {
    MONTAG: 'Montag',
    DIENSTAG: 'Dienstag',
    MITTWOCH: 'Mittwoch',
    DONNERSTAG: 'Donnerstag',
    FREITAG: 'Freitag',
    SAMSTAG: 'Samstag',
    SONNTAG: 'Sonntag',
    ARBEITSTAG_MO_FR: 'Montag bis Freitag',
  },
  geschlossen: 'geschlossen',
  range: (beginn: string, ende: string) => `${beginn} bis ${ende} Uhr`,
  from: (beginn: string) => `ab ${beginn} Uhr`,
  to: (ende: string) => `bis ${ende} Uhr`,
  abweichend: 'Abweichende Zeiten',
  ahead: 'Demnächst abweichend',
  openNow: (ende: string) => `Jetzt geöffnet, schließt um ${ende} Uhr`,
  openAllDay: 'Jetzt geöffnet',
  closedNow: 'Jetzt geschlossen',
  opensAt: (tag: string, beginn: string) => `Jetzt geschlossen, öffnet ${tag} ${beginn} Uhr`,
  today: 'heute',
  tomorrow: 'morgen',
  at: (tag: string, zeit: string) => `${tag}, ${zeit} Uhr`,
  span: (von: string, bis: string) => `${von} bis ${bis}`,
}

/** Words about opening hours. */
export type OeffnungszeitenTexts = typeof oeffnungszeiten
