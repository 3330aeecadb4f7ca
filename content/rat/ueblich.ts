import type { UeblichContent } from './shape.ts'

const ort = 'Rathaus, Großer Sitzungssaal'
const intern = { titel: 'Bekanntgaben und Anfragen', intern: true } as const

/** What a meeting of the whole council begins with. */
export const imRat: UeblichContent = {
  uhrzeit: '18:30',
  ort,
  punkte: [
    'Fragen der Einwohnerinnen und Einwohner',
    'Bekanntgabe nichtöffentlich gefasster Beschlüsse',
    'Genehmigung der Niederschrift der letzten Sitzung',
    'Bekanntgaben der Verwaltung',
    'Anfragen aus dem Gemeinderat',
    { titel: 'Genehmigung der nichtöffentlichen Niederschrift', intern: true },
    intern,
  ],
}

/** … and one of a committee. */
export const imAusschuss: UeblichContent = {
  uhrzeit: '18:00',
  ort,
  punkte: [
    'Genehmigung der Niederschrift der letzten Sitzung',
    'Bekanntgaben der Verwaltung',
    'Anfragen aus dem Ausschuss',
    intern,
  ],
}
