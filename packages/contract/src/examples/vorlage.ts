import type { Vorlage } from '../entities/vorlage.ts'
import { rat, ratsdokumentExamples } from './rat.ts'
import { richTextExamples } from './rich-text.ts'
import { paperRef } from './sitzung.ts'

const paperMeeting = {
  id: 12,
  titel: 'Gemeinderat',
  beginn: '2027-06-15T18:30',
  abgesagt: false,
  oeffentlich: true,
  detailURL: '/de/gemeinderat/sitzungen/gemeinderat-id_12/',
}

const typicalPaper: Vorlage = {
  ...paperRef,
  sprache: 'de',
  text: richTextExamples.typical,
  art: 'beschlussvorlage',
  leserkreis: null,
  datum: '2027-06-01',
  amt: { id: 4, sprache: 'de', titel: 'Bauamt', detailURL: '/de/rathaus/bauamt-id_4/' },
  dateien: [ratsdokumentExamples.typical],
  fassungen: [],
  zurueckgezogen: null,
  beratungsfolge: [
    {
      gremium: { ...rat, id: 2, titel: 'Ausschuss für Technik und Umwelt', kuerzel: 'ATU' },
      zweck: 'vorberatung',
      sitzung: { ...paperMeeting, id: 11, beginn: '2027-06-01T17:00' },
      punkt: { id: 98, punkt: '3' },
      ergebnis: 'geaendert',
      beschluss: 'Der Ausschuss empfiehlt den Entwurf mit einem Zaun zum Bach.',
    },
    {
      gremium: rat,
      zweck: 'entscheidung',
      sitzung: paperMeeting,
      punkt: { id: 102, punkt: '2' },
      ergebnis: 'beschlossen',
      beschluss: 'Der Entwurf wird gebaut.',
    },
  ],
  geaendert: '2027-06-01T08:00:00.000Z',
}

/** Papers by name. */
export const vorlageExamples = {
  typical: typicalPaper,
  minimal: {
    ...typicalPaper,
    id: 42,
    text: [],
    datum: null,
    amt: null,
    dateien: [],
    beratungsfolge: [],
  },
  planned: {
    ...typicalPaper,
    id: 45,
    beratungsfolge: typicalPaper.beratungsfolge.map((step, at) =>
      at === 0 ? step : { ...step, sitzung: null, punkt: null, ergebnis: null, beschluss: null },
    ),
  },
  withdrawn: {
    ...typicalPaper,
    id: 46,
    zurueckgezogen: { am: '2027-06-10', grund: 'Der Zuschuss wurde nicht bewilligt.' },
    fassungen: [
      {
        abgeloest_am: '2027-06-08',
        grund: 'Kosten berichtigt',
        dateien: [ratsdokumentExamples.typical],
      },
    ],
  },
  'long-words': {
    ...typicalPaper,
    id: 43,
    titel: 'Fortschreibung der Straßenbeleuchtungserneuerungsfinanzierungsvereinbarung',
    text: richTextExamples['long-words'],
    dateien: [ratsdokumentExamples['long-words'], ratsdokumentExamples.typical],
  },
} satisfies Record<string, Vorlage>
