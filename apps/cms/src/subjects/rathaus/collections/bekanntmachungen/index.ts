import { bekanntmachungArten } from '@kurstadt/contract'
import type { Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { dokumente, richText, seo, tag, titel } from '../../../../editing/fields/index.ts'
import { validateLastDay } from '../../../veranstaltungen/index.ts'

const artLabels: Record<(typeof bekanntmachungArten)[number], string> = {
  satzung: 'Satzung',
  allgemeinverfuegung: 'Allgemeinverfügung',
  auslegung: 'Auslegung von Plänen',
  ausschreibung: 'Ausschreibung',
  sitzung: 'Sitzung',
  wahl: 'Wahl',
  sonstiges: 'Sonstiges',
}

const aushang: Field = {
  type: 'row',
  fields: [
    tag({
      name: 'datum_von',
      label: 'Ausgehängt ab',
      required: true,
      description: 'Vorher sieht die Bekanntmachung niemand, auch wenn sie veröffentlicht ist.',
    }),
    tag({
      name: 'datum_bis',
      label: 'Ausgehängt bis',
      description:
        'Letzter Tag; danach steht sie im Archiv. Die Frist einer Auslegung gehört in den Text.',
      validate: (value, { siblingData }) => validateLastDay(value, { ...siblingData }),
    }),
  ],
}

/** Public notices: the town's notice board on the website. */
export const bekanntmachungen = contentCollection('bekanntmachungen', {
  interfaceName: 'BekanntmachungDoc',
  labels: { singular: 'Bekanntmachung', plural: 'Bekanntmachungen' },
  bereich: 'rathaus',
  title: 'titel',
  columns: ['art', 'datum_von', 'datum_bis'],
  search: ['titel', 'aktenzeichen'],
  sort: '-datum_von',
  fields: [
    titel(),
    {
      type: 'row',
      fields: [
        {
          name: 'art',
          type: 'select',
          label: 'Art',
          required: true,
          index: true,
          options: bekanntmachungArten.map((value) => ({ value, label: artLabels[value] })),
        },
        { name: 'aktenzeichen', type: 'text', label: 'Aktenzeichen', maxLength: 80 },
      ],
    },
    aushang,
    {
      ...richText({ name: 'text', label: 'Text', localized: true }),
      admin: { description: 'Der Wortlaut. Pläne und Anlagen kommen unten als Dokumente dazu.' },
    },
    dokumente(),
    {
      name: 'amt',
      type: 'relationship',
      relationTo: 'aemter',
      hasMany: false,
      index: true,
      label: 'Amt',
      admin: { position: 'sidebar', description: 'Wer Fragen dazu beantwortet.' },
    },
    seo(),
  ],
})
