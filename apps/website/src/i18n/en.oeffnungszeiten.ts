import type { OeffnungszeitenTexts } from './de.oeffnungszeiten.ts'
import { openNow } from './en.open-now.ts'

/** Words about opening hours in English. */
export const oeffnungszeiten: OeffnungszeitenTexts = {
  ...openNow,
  typ: {
    ALLGEMEINE_OEFFNUNGSZEIT: 'Opening hours',
    SERVICEZEIT: 'Service hours',
    TELEFONISCHE_ERREICHBARKEIT: 'Available by telephone',
  },
  range: (beginn, ende) => `${beginn} to ${ende}`,
  from: (beginn) => `from ${beginn}`,
  to: (ende) => `until ${ende}`,
  abweichend: 'Exceptional hours',
  ahead: 'Exceptional hours ahead',
  shut: (anlass, closed) => (anlass ? `${anlass}, ${closed}` : closed),
  feiertag: 'Today is a public holiday: please ask whether it is open.',
  at: (tag, zeit) => `${tag} ${zeit}`,
  since: (tag) => `from ${tag}`,
  until: (tag) => `until ${tag}`,
  seasons: 'After that',
  span: (von, bis) => `${von} to ${bis}`,
}
