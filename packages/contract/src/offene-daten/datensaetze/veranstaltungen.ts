import { veranstaltungenCalls } from '../../calls/veranstaltungen.ts'
import { venueAddressOf } from '../../entities/venue-address.ts'
import type { Veranstaltung } from '../../entities/veranstaltung.ts'
import { defineDatensatz, punkt } from '../datensatz.ts'
import { anschrift, kennung, lage, seite, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<Veranstaltung>()

const ortVon = ({ brancheneintrag_veranstaltungsort: ort }: Veranstaltung) => ort

/** Events to come, a record for each day on which one takes place. */
export const veranstaltungen = defineDatensatz({
  name: 'veranstaltungen',
  titel: { de: 'Veranstaltungen', en: 'Events' },
  beschreibung: {
    de: 'Was in der Stadt ab heute stattfindet: eine Zeile für jeden Termin, mit Zeit, Ort, Rubriken und dem Hinweis, ob er abgesagt oder verlegt ist.',
    en: 'What is on in the town from today: a row for each date, with time, place, categories and whether it is cancelled or moved.',
  },
  thema: 'EDUC',
  stichwoerter: ['Veranstaltungen', 'Kultur', 'Termine'],
  turnus: 'DAILY',
  call: 'veranstaltungen',
  params: { zeitraum: 'kommend', order: 'datum_von' },
  typen: ['veranstaltungen'],
  antwort: veranstaltungenCalls.veranstaltungen.answer,
  eintraege: ({ data }) => data,
  spalten: [
    ...kennung<Veranstaltung>(),
    spalte('titel', 'text', ['Titel', 'Title'], ({ titel }) => titel),
    spalte('datum_von', 'tag', ['Erster Tag', 'First day'], ({ datum_von }) => datum_von),
    spalte('datum_bis', 'tag', ['Letzter Tag', 'Last day'], ({ datum_bis }) => datum_bis),
    spalte('beginn', 'uhrzeit', ['Beginn', 'Starts at'], ({ timeFrom }) => timeFrom),
    spalte('ende', 'uhrzeit', ['Ende', 'Ends at'], ({ timeTo }) => timeTo),
    spalte(
      'status',
      'text',
      [
        'geplant, abgesagt, verschoben, verlegt oder ausverkauft',
        'geplant (planned), abgesagt (cancelled), verschoben (postponed), verlegt (moved) or ausverkauft (sold out)',
      ],
      ({ status }) => status,
    ),
    spalte(
      'veranstaltungsort',
      'text',
      ['Veranstaltungsort', 'Venue'],
      (event) => event.veranstaltungsort ?? ortVon(event)?.titel ?? null,
    ),
    ...anschrift<Veranstaltung>(
      (event) => ortVon(event)?.adresse ?? venueAddressOf(event, event.adresse),
    ),
    ...lage<Veranstaltung>((event) => ortVon(event)?.koordinaten ?? null),
    spalte('rubriken', 'liste', ['Rubriken', 'Categories'], ({ rubriken }) =>
      rubriken.map(({ rubrik }) => rubrik),
    ),
    spalte('kurztext', 'text', ['Kurzer Text', 'Short text'], ({ plain_text }) => plain_text),
    spalte('preis', 'text', ['Preis in Worten', 'Price in words'], ({ preis }) => preis),
    spalte('kostenlos', 'ja_nein', ['Eintritt frei', 'Free of charge'], (one) => one.kostenlos),
    spalte('barrierefrei', 'ja_nein', ['Barrierefrei', 'Accessible'], (one) => one.barrierefrei),
    spalte(
      'veranstalter',
      'text',
      ['Veranstalter', 'Organised by'],
      ({ veranstalter }) => veranstalter,
    ),
    spalte(
      'geaendert',
      'zeitpunkt',
      ['Letzte Änderung', 'Last change'],
      ({ geaendert }) => geaendert,
    ),
    seite<Veranstaltung>(),
  ],
  geometrie: (event) => punkt(ortVon(event)?.koordinaten ?? null),
  bild: ({ bild }) => bild,
  weitere: [
    {
      titel: { de: 'Kalender (iCal)', en: 'Calendar (iCal)' },
      pfad: (sprache) => `/${sprache}/veranstaltungen.ics`,
      format: 'ICS',
    },
    {
      titel: { de: 'RSS', en: 'RSS' },
      pfad: (sprache) => `/${sprache}/veranstaltungen.rss`,
      format: 'RSS',
    },
  ],
})
