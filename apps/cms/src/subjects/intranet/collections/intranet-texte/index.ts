import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { internesDokument, richText, sortierung, tag } from '../../../../editing/fields/index.ts'

/** Texts of the intranet (spec 3). */
export const intranetTexte = contentCollection('intranet_texte', {
  interfaceName: 'IntranetTextDoc',
  labels: { singular: 'Text', plural: 'Texte des Intranets' },
  bereich: 'intranet',
  shownAt: 'Nur im Intranet zu sehen, in seiner Rubrik.',
  title: 'titel',
  columns: ['rubrik', 'datum_von'],
  sort: '-datum_von',
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true, maxLength: 160 },
    richText({ name: 'text', label: 'Text' }),
    {
      ...internesDokument({ name: 'dateien', label: 'Dateien', bereich: 'intranet' }),
      hasMany: true,
    },
    {
      name: 'rubrik',
      type: 'relationship',
      relationTo: 'intranet_rubriken',
      label: 'Rubrik',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    tag({ name: 'datum_von', label: 'Datum', required: true, position: 'sidebar' }),
    sortierung('Reihenfolge am selben Tag'),
  ],
})
