import { rathausCalls } from '../../calls/rathaus.ts'
import type { Bekanntmachung } from '../../entities/bekanntmachung.ts'
import { bekanntmachungspfade } from '../../page/bekanntmachungspfade.ts'
import { defineDatensatz } from '../datensatz.ts'
import { kennung, seite, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<Bekanntmachung>()

/** Public notices, those on display and those of the archive. */
export const bekanntmachungen = defineDatensatz({
  name: 'bekanntmachungen',
  titel: { de: 'Öffentliche Bekanntmachungen', en: 'Public notices' },
  beschreibung: {
    de: 'Satzungen, Auslegungen, Ausschreibungen und andere Bekanntmachungen mit Fristen und der Adresse ihres Wortlauts.',
    en: 'By-laws, plans on display, invitations to tender and other notices with their periods and the address of their wording.',
  },
  thema: 'GOVE',
  stichwoerter: ['Bekanntmachungen', 'Satzungen', 'Ortsrecht'],
  turnus: 'IRREG',
  call: 'bekanntmachungen',
  params: { zeitraum: 'alle' },
  typen: ['bekanntmachungen'],
  antwort: rathausCalls.bekanntmachungen.answer,
  eintraege: ({ data }) => data,
  spalten: [
    ...kennung<Bekanntmachung>(),
    spalte('titel', 'text', ['Titel', 'Title'], ({ titel }) => titel),
    spalte('art', 'text', ['Art', 'Kind'], ({ art }) => art),
    spalte('aktenzeichen', 'text', ['Aktenzeichen', 'Reference'], (one) => one.aktenzeichen),
    spalte('rechtsgrundlage', 'text', ['Rechtsgrundlage', 'Legal basis'], (o) => o.rechtsgrundlage),
    spalte(
      'bekanntgemacht_am',
      'zeitpunkt',
      ['Wann bekannt gemacht', 'When published'],
      ({ bekanntgemacht_am }) => bekanntgemacht_am,
    ),
    spalte('datum_von', 'tag', ['Erster Tag', 'First day'], ({ datum_von }) => datum_von),
    spalte(
      'datum_bis',
      'tag',
      ['Letzter Tag; leer: bis auf Weiteres', 'Last day; empty: until further notice'],
      ({ datum_bis }) => datum_bis,
    ),
    spalte('amt', 'text', ['Amt', 'Office'], ({ amt }) => amt?.titel ?? null),
    spalte(
      'wortlaut',
      'adresse',
      ['Wortlaut als Text', 'Wording as a text'],
      ({ id, nachweis }, { adresse }) => nachweis && adresse(bekanntmachungspfade.wortlaut(id)),
    ),
    spalte(
      'pruefsumme',
      'text',
      ['SHA-256 des Wortlauts', 'SHA-256 of the wording'],
      ({ nachweis }) => nachweis?.pruefsumme ?? null,
    ),
    seite<Bekanntmachung>(),
  ],
  weitere: [
    {
      titel: { de: 'RSS', en: 'RSS' },
      pfad: (sprache) => `/${sprache}/bekanntmachungen.rss`,
      format: 'RSS',
    },
    {
      titel: { de: 'Verzeichnis mit Prüfsummen (CSV)', en: 'Log with checksums (CSV, in German)' },
      pfad: () => bekanntmachungspfade.verzeichnis,
      format: 'CSV',
    },
  ],
})
