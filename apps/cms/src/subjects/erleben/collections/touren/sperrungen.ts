import type { BlocksField } from 'payload'
import { checkLastDay, tag } from '../../../../editing/fields/index.ts'

/** Names of the days of a closure, as `checkLastDay` asks for them. */
const names = { von: 'von', bis: 'bis', jaehrlich: 'jaehrlich' }

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
            description: 'Wie „Zwischen Wasserfall und Stufen“. Leer: die ganze Tour ist gesperrt.',
          },
        },
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
