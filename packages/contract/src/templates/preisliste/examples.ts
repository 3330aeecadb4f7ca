import type { BlockExamples } from '../../examples/block-examples.ts'
import type { BlockOf } from '../index.ts'

const list = { template: 'preisliste', slotName: 'content', context: null } as const

type Zeile = BlockOf<'preisliste'>['options']['gruppen'][number]['zeilen'][number]

const zeile = (titel: string, preise: (number | null)[], hinweis: string | null = null): Zeile => ({
  titel,
  hinweis,
  preise: preise.map((betrag) => (betrag === null ? null : { betrag, ab: false })),
})

const typical: BlockOf<'preisliste'>['options'] = {
  titel: 'Eintritt im Silberbad',
  einleitung: 'Mit der Silberkarte zahlen Sie 1,50 € weniger.',
  spalten: ['Erwachsene', 'Kinder bis 14'],
  gruppen: [
    {
      titel: 'Baden',
      zeilen: [
        zeile('Drei Stunden', [14.5, 9]),
        zeile('Tageskarte', [21, 12.5]),
        zeile('Unter drei Jahren', [null, 0]),
      ],
    },
    {
      titel: 'Baden und Sauna',
      zeilen: [
        zeile('Drei Stunden', [24, null], 'ab 16 Jahren'),
        { titel: 'Thermennacht', hinweis: null, preise: [{ betrag: 32, ab: true }, null] },
      ],
    },
  ],
  hinweis: 'Alle Preise mit Mehrwertsteuer.',
}

/** Examples of `preisliste`. */
export const examples: BlockExamples<'preisliste'> = {
  typical: { ...list, options: typical },
  minimal: {
    ...list,
    options: {
      titel: null,
      einleitung: null,
      spalten: [],
      gruppen: [{ titel: null, zeilen: [zeile('Leihschlitten', [5])] }],
      hinweis: null,
    },
  },
  'long-words': {
    ...list,
    options: {
      titel: 'Sondernutzungsgebührenverzeichnis',
      einleitung: null,
      spalten: ['Erwachsene', 'Schwerbehinderte', 'Jugendliche', 'Familienkarteninhaberinnen'],
      gruppen: [
        {
          titel: 'Thermalbewegungsbadbenutzungsgebühren',
          zeilen: [
            zeile('Wassergymnastikgruppenteilnahme', [1234.5, 12.5, 8, 99_999]),
            zeile('Bademantelverleih', [4, 4, 4, null], 'Pfandhinterlegungsbescheinigung nötig'),
          ],
        },
      ],
      hinweis: null,
    },
  },
  english: {
    ...list,
    options: {
      titel: 'Admission to the Silberbad',
      einleitung: null,
      spalten: ['Adults', 'Children under 15'],
      gruppen: [
        { titel: null, zeilen: [zeile('Three hours', [14.5, 9]), zeile('Under three', [null, 0])] },
      ],
      hinweis: 'All prices include VAT.',
    },
  },
}
