import { beratungszwecke } from '@kurstadt/contract'
import type { ArrayField } from 'payload'

const zweckLabels: Record<(typeof beratungszwecke)[number], string> = {
  vorberatung: 'Vorberatung',
  entscheidung: 'Entscheidung',
  kenntnisnahme: 'Kenntnisnahme',
  anhoerung: 'Anhörung',
}

/** The way that a paper is to take through the committees; agendas say when it does. */
export const beratungsfolge: ArrayField = {
  name: 'beratungsfolge',
  type: 'array',
  label: 'Beratungsfolge',
  labels: { singular: 'Schritt', plural: 'Schritte' },
  maxRows: 20,
  admin: {
    description:
      'Welches Gremium die Vorlage berät, in dieser Reihenfolge. Wann, steht in der Tagesordnung der Sitzung.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'gremium',
          type: 'relationship',
          relationTo: 'gremien',
          label: 'Gremium',
          required: true,
        },
        {
          name: 'zweck',
          type: 'select',
          label: 'Zweck',
          required: true,
          defaultValue: 'vorberatung',
          enumName: 'enum_vorlagen_zweck',
          options: beratungszwecke.map((value) => ({ value, label: zweckLabels[value] })),
        },
      ],
    },
  ],
}
