import { bekanntmachungArten, bekanntmachungArtTexte } from '@kurstadt/contract'
import type { Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { dokumente, richText, seo, tag, titel } from '../../../../editing/fields/index.ts'
import { validateLastDay } from '../../../veranstaltungen/index.ts'
import { bekanntgemachtAm, berichtigt, fixed, keepFixed } from './fixed.ts'
import { keepLogged, refuseLogged, stampPublication } from './publish.ts'

const aushang: Field = {
  type: 'row',
  fields: [
    fixed(
      tag({
        name: 'datum_von',
        label: 'Ausgehängt ab',
        required: true,
        description: 'Vorher sieht die Bekanntmachung niemand, auch wenn sie veröffentlicht ist.',
      }),
    ),
    fixed(
      tag({
        name: 'datum_bis',
        label: 'Ausgehängt bis',
        description:
          'Letzter Tag; danach steht sie im Archiv. Die Frist einer Auslegung gehört in den Text.',
        validate: (value, { siblingData }) => validateLastDay(value, { ...siblingData }),
      }),
    ),
  ],
}

const art = fixed({
  name: 'art',
  type: 'select',
  label: 'Art',
  required: true,
  index: true,
  options: bekanntmachungArten.map((value) => ({ value, label: bekanntmachungArtTexte.de[value] })),
})

const aktenzeichen: Field = {
  name: 'aktenzeichen',
  type: 'text',
  label: 'Aktenzeichen',
  maxLength: 80,
}

const rechtsgrundlage: Field = {
  name: 'rechtsgrundlage',
  type: 'text',
  label: 'Rechtsgrundlage',
  maxLength: 200,
  admin: { description: 'Zum Beispiel „§ 3 Abs. 2 des Baugesetzbuchs“.' },
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
  description:
    'Mit dem Veröffentlichen steht der deutsche Wortlaut samt Anlagen fest und bekommt eine Nummer im Verzeichnis. Danach ändert und löscht ihn niemand mehr; eine Berichtigung ist eine neue Bekanntmachung.',
  hooks: {
    beforeValidate: [keepFixed],
    beforeChange: [stampPublication],
    afterChange: [keepLogged],
    beforeDelete: [refuseLogged],
  },
  fields: [
    fixed(titel()),
    { type: 'row', fields: [art, fixed(aktenzeichen)] },
    fixed(rechtsgrundlage),
    aushang,
    fixed({
      ...richText({ name: 'text', label: 'Text', localized: true }),
      admin: { description: 'Der Wortlaut. Pläne und Anlagen kommen unten als Dokumente dazu.' },
    }),
    fixed(dokumente()),
    berichtigt,
    bekanntgemachtAm,
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
