import type { Veranstaltungsliste } from '../calls/veranstaltungsliste.ts'
import type { Veranstaltung } from '../entities/veranstaltung.ts'

/** Wraps events as the call `veranstaltungen` would, on a day in June 2027. */
export function listOfEvents(...data: Veranstaltung[]): Veranstaltungsliste {
  return {
    data,
    anzahl: data.length,
    seite: 1,
    pro_seite: 10,
    heute: '2027-06-16',
    uebersicht: '/de/veranstaltungen/',
    festival: false,
    jahre: [2027],
    monat: null,
    tage: [],
    rubriken: [
      { id: 5, rubrik: 'Führungen' },
      { id: 3, rubrik: 'Konzerte' },
    ],
    orte: [
      { id: 4, titel: 'Konzerthaus' },
      { id: 9, titel: 'Wandelhalle' },
    ],
    artikel: [],
    naechste: [],
  }
}
