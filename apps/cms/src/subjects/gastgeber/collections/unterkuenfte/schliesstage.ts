import { mostClosed } from '@kurstadt/contract/partner'
import type { BlocksField } from 'payload'
import { checkLastDay, tag } from '../../../../editing/fields/index.ts'
import { checkClosed } from './check-closed.ts'

/** Names of the days, as `checkLastDay` asks for them. */
const names = { von: 'von', bis: 'bis', jaehrlich: 'jaehrlich' }

/**
 * Days on which a host is shut, as many as its form for partners has rows. Blocks of one kind, which
 * are stored as JSON.
 */
export const schliesstage: BlocksField = {
  name: 'schliesstage',
  type: 'blocks',
  label: 'Betriebsferien und andere Schließtage',
  labels: { singular: 'Zeitraum', plural: 'Zeiträume' },
  maxRows: mostClosed,
  validate: (value) => checkClosed(value),
  admin: {
    initCollapsed: true,
    description:
      'Ganze Tage, vom ersten bis zum letzten; sie dürfen über Neujahr reichen. Die Website nennt sie, bis sie vorbei sind.',
  },
  blocks: [
    {
      slug: 'schliesstag',
      interfaceName: 'SchliesstagBlock',
      labels: { singular: 'Zeitraum', plural: 'Zeiträume' },
      admin: { disableBlockName: true },
      fields: [
        {
          type: 'row',
          fields: [
            tag({ name: 'von', label: 'Erster Tag', required: true }),
            tag({
              name: 'bis',
              label: 'Letzter Tag',
              required: true,
              description: 'Bei einem einzelnen Tag derselbe.',
              validate: (value, { siblingData }) => checkLastDay(value, siblingData, names),
            }),
          ],
        },
        {
          name: 'hinweis',
          type: 'text',
          label: 'Hinweis',
          localized: true,
          maxLength: 200,
          admin: { description: 'Wie „Betriebsferien“ oder „Umbau“.' },
        },
      ],
    },
  ],
}
