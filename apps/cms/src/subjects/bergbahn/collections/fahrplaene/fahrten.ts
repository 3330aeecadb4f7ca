import { fahrtage, fahrtrichtungen } from '@kurstadt/contract'
import type { BlocksField, Field } from 'payload'
import { ganzeZahl, uhrzeit } from '../../../../editing/fields/index.ts'
import { checkInterval, checkRunEnd, tagNamen } from './rules.ts'

const richtungen: Record<(typeof fahrtrichtungen)[number], string> = {
  beide: 'Berg und Tal zugleich',
  berg: 'nur bergauf',
  tal: 'nur talwärts',
}

const labels = '/subjects/bergbahn/admin/labels.tsx'

/** Made anew for each use: from when to when, and how often. */
export function zeitspanne({ isRequired }: { isRequired: boolean }): Field {
  return {
    type: 'row',
    fields: [
      uhrzeit({ name: 'beginn', label: 'Erste Fahrt', required: isRequired, width: '33%' }),
      uhrzeit({ name: 'ende', label: 'Letzte Fahrt', width: '33%', check: checkRunEnd }),
      ganzeZahl({
        name: 'takt',
        label: 'Alle … Minuten',
        least: 1,
        most: 720,
        check: (_, beside) => checkInterval(beside),
      }),
    ],
  }
}

/** What runs, row by row. */
export const fahrten: BlocksField = {
  name: 'fahrten',
  type: 'blocks',
  label: 'Fahrten',
  labels: { singular: 'Fahrt', plural: 'Fahrten' },
  minRows: 1,
  maxRows: 40,
  admin: {
    description:
      'Eine Zeile für jede Zeitspanne. Ohne „Letzte Fahrt“ ist es eine einzelne Fahrt. Nennt keine Zeile Feiertage, fährt die Bahn dann wie am Sonntag.',
  },
  blocks: [
    {
      slug: 'fahrt',
      interfaceName: 'FahrtBlock',
      labels: { singular: 'Fahrt', plural: 'Fahrten' },
      admin: { disableBlockName: true, components: { Label: `${labels}#RunLabel` } },
      fields: [
        {
          name: 'tage',
          type: 'select',
          hasMany: true,
          label: 'Tage',
          required: true,
          defaultValue: [...fahrtage],
          options: fahrtage.map((value) => ({ value, label: tagNamen[value] })),
        },
        {
          name: 'richtung',
          type: 'select',
          label: 'Richtung',
          required: true,
          defaultValue: 'beide',
          options: fahrtrichtungen.map((value) => ({ value, label: richtungen[value] })),
        },
        zeitspanne({ isRequired: true }),
      ],
    },
  ],
}
