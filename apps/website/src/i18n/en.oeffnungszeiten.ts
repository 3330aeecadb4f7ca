import type { OeffnungszeitenTexts } from './de.oeffnungszeiten.ts'

/** Words about opening hours in English. */
export const oeffnungszeiten: OeffnungszeitenTexts = {
  typ: {
    ALLGEMEINE_OEFFNUNGSZEIT: 'Opening hours',
    SERVICEZEIT: 'Service hours',
    TELEFONISCHE_ERREICHBARKEIT: 'Available by telephone',
  },
  tag: {
    MONTAG: 'Monday',
    DIENSTAG: 'Tuesday',
    MITTWOCH: 'Wednesday',
    DONNERSTAG: 'Thursday',
    FREITAG: 'Friday',
    SAMSTAG: 'Saturday',
    SONNTAG: 'Sunday',
    ARBEITSTAG_MO_FR: 'Monday to Friday',
  },
  geschlossen: 'closed',
  range: (beginn, ende) => `${beginn} to ${ende}`,
  from: (beginn) => `from ${beginn}`,
  to: (ende) => `until ${ende}`,
  abweichend: 'Exceptional hours',
  ahead: 'Exceptional hours ahead',
  openNow: (ende) => `Open now, closes at ${ende}`,
  openAllDay: 'Open now',
  closedNow: 'Closed now',
  opensAt: (tag, beginn) => `Closed now, opens ${tag} at ${beginn}`,
  today: 'today',
  tomorrow: 'tomorrow',
  at: (tag, zeit) => `${tag} ${zeit}`,
  span: (von, bis) => `${von} to ${bis}`,
}
