import { openNow } from './de.open-now.ts'

/** Words about opening hours in German; `en.oeffnungszeiten.ts` has the same keys by type. */
export const oeffnungszeiten = {
  ...openNow,
  typ: {
    ALLGEMEINE_OEFFNUNGSZEIT: 'Öffnungszeiten',
    SERVICEZEIT: 'Servicezeiten',
    TELEFONISCHE_ERREICHBARKEIT: 'Telefonisch erreichbar',
  },
  range: (beginn: string, ende: string) => `${beginn} bis ${ende} Uhr`,
  from: (beginn: string) => `ab ${beginn} Uhr`,
  to: (ende: string) => `bis ${ende} Uhr`,
  abweichend: 'Abweichende Zeiten',
  ahead: 'Demnächst abweichend',
  /** A day on which every office is shut, and why. */
  shut: (anlass: string, closed: string) => (anlass ? `${anlass}, ${closed}` : closed),
  /** Beside hours of places that are no office, on a public holiday. */
  feiertag: 'Heute ist Feiertag: Bitte fragen Sie nach, ob geöffnet ist.',
  at: (tag: string, zeit: string) => `${tag}, ${zeit} Uhr`,
  /** A season without an end, one that has begun before, and the way to the next ones. */
  since: (tag: string) => `ab ${tag}`,
  until: (tag: string) => `bis ${tag}`,
  seasons: 'Danach',
  span: (von: string, bis: string) => `${von} bis ${bis}`,
}

/** Words about opening hours. */
export type OeffnungszeitenTexts = typeof oeffnungszeiten
