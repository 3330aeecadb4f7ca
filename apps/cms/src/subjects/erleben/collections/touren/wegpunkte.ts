import { wegpunktArten } from '@kurstadt/contract'
import type { BlocksField } from 'payload'
import { checkKilometre } from './check-stretch.ts'

const artLabels: Record<(typeof wegpunktArten)[number], string> = {
  bank: 'Bank',
  toilette: 'Toilette',
  trinkwasser: 'Trinkwasser',
  unterstand: 'Unterstand',
}

/**
 * What stands on a tour and has no page of its own. Blocks of one kind, which are stored as JSON; a
 * kilometre says where, because whoever notes benches walks the tour and reads it off the watch.
 */
export const wegpunkte: BlocksField = {
  name: 'wegpunkte',
  type: 'blocks',
  label: 'Bänke, Toiletten, Trinkwasser, Unterstände',
  labels: { singular: 'Punkt am Weg', plural: 'Punkte am Weg' },
  // With as many, the page of a tour of 5,000 points stays below 150 KB.
  maxRows: 100,
  admin: {
    initCollapsed: true,
    description:
      'Sie stehen mit ihrem Kilometer in der Beschreibung, auf der Karte und in den Dateien zum Mitnehmen; die Reihenfolge ergibt sich von selbst. Gasthäuser und Haltestellen sind „Orte am Weg“.',
  },
  blocks: [
    {
      slug: 'wegpunkt',
      interfaceName: 'WegpunktBlock',
      labels: { singular: 'Punkt am Weg', plural: 'Punkte am Weg' },
      admin: { disableBlockName: true },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'art',
              type: 'select',
              label: 'Was',
              required: true,
              defaultValue: 'bank',
              options: wegpunktArten.map((value) => ({ value, label: artLabels[value] })),
              admin: { width: '50%' },
            },
            {
              name: 'km',
              type: 'number',
              label: 'Bei Kilometer',
              required: true,
              validate: (value: unknown, { data }: { data: unknown }) =>
                checkKilometre(value, data),
              admin: { width: '50%', step: 0.1, description: 'Vom Start an.' },
            },
          ],
        },
        {
          name: 'hinweis',
          type: 'text',
          label: 'Hinweis',
          localized: true,
          maxLength: 120,
          admin: { description: 'Wie „Mit Lehne, im Schatten“ oder „Von Mai bis Oktober offen“.' },
        },
      ],
    },
  ],
}
