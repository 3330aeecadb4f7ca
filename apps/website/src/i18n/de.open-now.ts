/** What is said with every minute of what is open now, in German. */
export const openNow = {
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
  /** What is said of a door, and of somebody on the telephone. */
  stand: {
    tuer: {
      closed: 'geschlossen',
      openNow: (ende: string) => `Jetzt geöffnet, schließt um ${ende} Uhr`,
      openAllDay: 'Jetzt geöffnet',
      closedNow: 'Jetzt geschlossen',
      opensAt: (tag: string, beginn: string) => `Jetzt geschlossen, öffnet ${tag} ${beginn} Uhr`,
    },
    telefon: {
      closed: 'nicht erreichbar',
      openNow: (ende: string) => `Jetzt erreichbar, bis ${ende} Uhr`,
      openAllDay: 'Jetzt erreichbar',
      closedNow: 'Jetzt nicht erreichbar',
      opensAt: (tag: string, beginn: string) =>
        `Jetzt nicht erreichbar, wieder ${tag} ${beginn} Uhr`,
    },
  },
  today: 'heute',
  tomorrow: 'morgen',
}

/** Words of what is open now. */
export type OpenNowTexts = typeof openNow
