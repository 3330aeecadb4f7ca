import { type IconName, iconNames } from '@kurstadt/contract'
import type { Block } from 'payload'
import { blockAdmin, link } from '../../editing/fields/index.ts'

const labels: Record<IconName, string> = {
  anreise: 'Anreise',
  baum: 'Baum',
  bahn: 'Bahn',
  bett: 'Bett',
  kalender: 'Kalender',
  musik: 'Musik',
  parken: 'Parken',
  rathaus: 'Rathaus',
  telefon: 'Telefon',
  therme: 'Therme',
  wandern: 'Wandern',
  wetter: 'Wetter',
}

/** Up to four icons with a short text (spec 3: `icon1-4`). */
export const block: Block = {
  slug: 'kurzinfo-icons',
  interfaceName: 'KurzinfoIconsBlock',
  labels: { singular: 'Kurzinfo mit Symbolen', plural: 'Kurzinfos mit Symbolen' },
  admin: blockAdmin('Kurzinfo mit Symbolen'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    {
      name: 'icons',
      type: 'array',
      label: 'Symbole',
      labels: { singular: 'Symbol', plural: 'Symbole' },
      required: true,
      minRows: 1,
      maxRows: 4,
      fields: [
        {
          name: 'icon',
          type: 'select',
          label: 'Symbol',
          required: true,
          options: iconNames.map((value) => ({ value, label: labels[value] })),
        },
        { name: 'titel', type: 'text', label: 'Titel', required: true },
        { name: 'text', type: 'textarea', label: 'Text' },
        link({ name: 'link' }),
      ],
    },
  ],
}
