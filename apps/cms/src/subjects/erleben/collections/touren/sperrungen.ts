import type { BlocksField, NumberField } from 'payload'
import { checkLastDay, tag } from '../../../../editing/fields/index.ts'
import { checkStretch } from './check-stretch.ts'

/** Names of the days of a closure, as `checkLastDay` asks for them. */
const names = { von: 'von', bis: 'bis', jaehrlich: 'jaehrlich' }

/** Where the stretch lies: two numbers, or neither. */
const stretch: NumberField[] = [
  {
    name: 'km_von',
    type: 'number',
    label: 'Von Kilometer',
    min: 0,
    max: 500,
    admin: {
      width: '50%',
      step: 0.1,
      description: 'Vom Start an. Mit beiden Zahlen steht er auf Karte und Höhenkurve.',
    },
  },
  {
    name: 'km_bis',
    type: 'number',
    label: 'Bis Kilometer',
    validate: (value: unknown, { data, siblingData }: { data: unknown; siblingData: unknown }) =>
      checkStretch(value, siblingData, data),
    admin: { width: '50%', step: 0.1 },
  },
]

/**
 * Times in which a tour or a stretch of it is closed: what begins later can be written down now, and
 * what has a last day opens again by itself. Blocks of one kind, which are stored as JSON.
 */
export const sperrungen: BlocksField = {
  name: 'sperrungen',
  type: 'blocks',
  label: 'Sperrungen',
  labels: { singular: 'Sperrung', plural: 'Sperrungen' },
  maxRows: 10,
  admin: {
    initCollapsed: true,
    description: 'Die Tour bleibt in der Liste; oben auf ihrer Seite steht, was gesperrt ist.',
  },
  blocks: [
    {
      slug: 'sperrung',
      interfaceName: 'SperrungBlock',
      labels: { singular: 'Sperrung', plural: 'Sperrungen' },
      admin: { disableBlockName: true },
      fields: [
        {
          type: 'row',
          fields: [
            tag({ name: 'von', label: 'Gesperrt ab', required: true }),
            tag({
              name: 'bis',
              label: 'Gesperrt bis',
              description: 'Letzter Tag. Leer: bis auf Weiteres.',
              validate: (value, { siblingData }) => checkLastDay(value, siblingData, names),
            }),
          ],
        },
        {
          name: 'wo',
          type: 'text',
          label: 'Abschnitt',
          localized: true,
          maxLength: 160,
          admin: {
            description:
              'Wie „Zwischen Wasserfall und Stufen“. Ohne ihn und ohne Kilometer ist die ganze Tour gesperrt.',
          },
        },
        { type: 'row', fields: stretch },
        { name: 'grund', type: 'text', label: 'Grund', localized: true, maxLength: 200 },
        {
          name: 'durch',
          type: 'text',
          label: 'Gesperrt durch',
          localized: true,
          maxLength: 120,
          admin: { description: 'Wie „Bauhof“ oder „Forstamt“.' },
        },
      ],
    },
  ],
}
