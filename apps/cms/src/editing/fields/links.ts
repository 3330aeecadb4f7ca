import type { BlocksField } from 'payload'
import { zeile } from './auf-deutsch.ts'
import { blockAdmin } from './block-admin.ts'
import { link } from './link.ts'

/** Links with their texts, kept as JSON: nobody asks for them but with their entry. */
export function links(): BlocksField {
  return {
    name: 'links',
    type: 'blocks',
    label: 'Weitere Links',
    labels: { singular: 'Link', plural: 'Links' },
    maxRows: 12,
    blocks: [
      {
        slug: 'link',
        interfaceName: 'LinkBlock',
        labels: { singular: 'Link', plural: 'Links' },
        admin: blockAdmin('Link'),
        fields: [
          {
            type: 'row',
            fields: [
              link({ name: 'link', required: true }),
              zeile({
                name: 'linktext',
                label: 'Linktext',
                longest: 120,
                description: 'Sagt, wohin es geht: „Speisekarte“, nicht „hier“.',
              }),
            ],
          },
        ],
      },
    ],
  }
}
