import type { Field } from 'payload'
import { ownParts } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  bild,
  dokumente,
  endsByItself,
  link,
  richText,
  seo,
  sortierung,
  tag,
} from '../../../../editing/fields/index.ts'
import { validateGueltigBis } from './gueltig-bis.ts'

const seitenleiste: Field[] = [
  tag({ name: 'datum_von', label: 'Datum', required: true, position: 'sidebar' }),
  {
    ...tag({
      name: 'gueltig_bis',
      label: 'Gültig bis',
      position: 'sidebar',
      description: 'Danach verschwindet die Meldung aus den Listen; ihre Seite bleibt.',
      validate: (value, { siblingData }) => validateGueltigBis(value, siblingData),
    }),
    custom: endsByItself,
  },
  sortierung('Reihenfolge am selben Tag'),
  {
    name: 'interessengruppen',
    type: 'relationship',
    relationTo: 'interessengruppen',
    hasMany: true,
    label: 'Interessengruppen',
    admin: { position: 'sidebar', description: 'Für wen die Meldung wichtig ist.' },
  },
]

/** News (spec 3). */
export const aktuelles = contentCollection('aktuelles', {
  interfaceName: 'AktuellesDoc',
  labels: { singular: 'Meldung', plural: 'Aktuelles' },
  bereich: 'seiten',
  parts: ownParts,
  title: 'titel',
  columns: ['datum_von', 'gueltig_bis'],
  search: ['titel', 'einleitung'],
  sort: '-datum_von',
  fields: [
    {
      name: 'titel',
      type: 'text',
      label: 'Titel',
      required: true,
      localized: true,
      maxLength: 300,
    },
    {
      name: 'einleitung',
      type: 'textarea',
      label: 'Einleitung',
      required: true,
      localized: true,
      maxLength: 600,
    },
    richText({ name: 'text', label: 'Text', localized: true }),
    bild(),
    {
      ...bild({ name: 'teaserbild', label: 'Bild für Listen' }),
      admin: { description: 'Nur wenn das Bild oben klein nicht zu erkennen ist.' },
    },
    {
      type: 'row',
      fields: [
        { ...link({ name: 'link' }), localized: true },
        { name: 'linktext', type: 'text', label: 'Linktext', localized: true, maxLength: 120 },
      ],
    },
    dokumente(),
    seo(),
    ...seitenleiste,
  ],
})
