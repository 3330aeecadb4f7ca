import type { SeiteContent } from '../../shape.ts'

const eltern = 'gemeinderat'
const pageLayout = 'default'

/** Lists of the council; there is nothing of them in English. */
export const ratslisten: SeiteContent[] = [
  {
    key: 'rat-sitzungen',
    eltern,
    pageLayout,
    de: {
      pfad: '/de/gemeinderat/sitzungen/',
      titel: 'Sitzungen',
      beschreibung:
        'Alle Sitzungen des Gemeinderats und seiner Ausschüsse, als Liste und Kalender.',
      blocks: [{ slot: 'content', template: 'ratsinfo-sitzungen' }],
    },
  },
  {
    key: 'rat-vorlagen',
    eltern,
    pageLayout,
    de: {
      pfad: '/de/gemeinderat/vorlagen/',
      titel: 'Vorlagen',
      beschreibung: 'Worüber der Gemeinderat und seine Ausschüsse beraten und entscheiden.',
      blocks: [{ slot: 'content', template: 'ratsinfo-vorlagen' }],
    },
  },
  {
    key: 'rat-gremien',
    eltern,
    pageLayout,
    de: {
      pfad: '/de/gemeinderat/gremien/',
      titel: 'Gremien',
      beschreibung: 'Der Gemeinderat und seine Ausschüsse mit ihren Aufgaben und Mitgliedern.',
      blocks: [{ slot: 'content', template: 'ratsinfo-gremien' }],
    },
  },
  {
    key: 'rat-mitglieder',
    eltern,
    pageLayout,
    de: {
      pfad: '/de/gemeinderat/mitglieder/',
      titel: 'Ratsmitglieder',
      beschreibung: 'Die zwanzig Mitglieder des Gemeinderats nach Fraktionen.',
      blocks: [{ slot: 'content', template: 'ratsinfo-mitglieder' }],
    },
  },
  {
    key: 'rat-suche',
    eltern,
    pageLayout,
    de: {
      pfad: '/de/gemeinderat/suche/',
      titel: 'Suche im Gemeinderat',
      beschreibung: 'Sitzungen, Tagesordnungen und Vorlagen durchsuchen, auch ihre PDF-Dateien.',
      blocks: [{ slot: 'content', template: 'ratsinfo-suche' }],
    },
  },
  {
    key: 'rat-anmelden',
    eltern,
    pageLayout,
    de: {
      pfad: '/de/gemeinderat/anmelden/',
      titel: 'Anmeldung für Ratsmitglieder',
      beschreibung: 'Der Zugang zu den Unterlagen, die nicht öffentlich beraten werden.',
      blocks: [
        { slot: 'content', template: 'raete-login' },
        {
          slot: 'content',
          template: 'raete-passwort',
          titel: 'Noch kein Passwort, oder vergessen?',
        },
      ],
    },
  },
]
