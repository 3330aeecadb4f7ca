import type { Fahrt } from '@kurstadt/contract'
import { nterTag } from '../kalender.ts'
import { type Tag, tagPlus } from '../tage.ts'
import type { AusnahmeContent, BergbahnContent } from './shape.ts'

const woche: Fahrt['tage'] = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
]

const imSommer = {
  de: 'Beide Stationen und beide Wagen sind stufenlos zugänglich. Die Fahrt dauert sechs Minuten; Fahrräder, Kinderwagen und Assistenzhunde fahren kostenlos mit.',
  en: 'Both stations and both cars are step-free. The journey takes six minutes; bicycles, pushchairs and assistance dogs travel free.',
}
const beiWind = {
  de: 'Schlitten fahren kostenlos mit. Bei Wind über 70 Kilometern in der Stunde und bei Eis ruht der Betrieb. Auskunft vom Band: 030 23125-410.',
  en: 'Sledges travel free. There is no service in winds above 70 kilometres an hour or when there is ice on the track. Recorded message: +49 30 23125-410.',
}

/** Five working days of a month, for the inspection. */
function revision(jahr: number, monat: number): AusnahmeContent {
  const von = nterTag(jahr, monat, 'mo', 2)
  return {
    art: 'ruht',
    von,
    bis: tagPlus(von, 4),
    grund: { de: 'Prüfung von Seil und Bremsen', en: 'Inspection of cable and brakes' },
  }
}

/** Inspections in spring and autumn, and Christmas Eve. */
function imWinter(jahr: number): AusnahmeContent[] {
  const years = [jahr - 1, jahr, jahr + 1]
  return [
    {
      art: 'ruht',
      von: `${jahr - 1}-12-24`,
      bis: `${jahr - 1}-12-24`,
      jaehrlich: true,
      beginn: '14:00',
      grund: { de: 'Heiligabend', en: 'Christmas Eve' },
    },
    ...years.flatMap((year) => [revision(year, 3), revision(year, 11)]),
  ]
}

/** Timetables of the railway around a day: one for each summer, one for each winter. */
export function bergbahnAm(heute: Tag): BergbahnContent {
  const jahr = Number(heute.slice(0, 4))
  return {
    fahrplaene: [
      {
        key: 'sommer',
        titel: { de: 'Sommerfahrplan', en: 'Summer timetable' },
        hinweis: imSommer,
        gueltig_von: `${jahr - 1}-04-01`,
        gueltig_bis: `${jahr - 1}-10-31`,
        fahrten: [
          { tage: woche, richtung: 'beide', beginn: '09:00', ende: '19:30', takt: 15 },
          {
            tage: ['FREITAG', 'SAMSTAG'],
            richtung: 'beide',
            beginn: '20:00',
            ende: '21:30',
            takt: 30,
          },
        ],
        ausnahmen: [],
      },
      {
        key: 'winter',
        titel: { de: 'Winterfahrplan', en: 'Winter timetable' },
        hinweis: beiWind,
        gueltig_von: `${jahr - 1}-11-01`,
        gueltig_bis: `${jahr}-03-31`,
        fahrten: [{ tage: woche, richtung: 'beide', beginn: '10:00', ende: '17:30', takt: 30 }],
        ausnahmen: imWinter(jahr),
      },
    ],
  }
}
