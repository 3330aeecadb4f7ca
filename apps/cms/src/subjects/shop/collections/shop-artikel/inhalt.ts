import { einstufungen } from '@kurstadt/contract'
import type { BlocksField, Field } from 'payload'
import {
  absatz,
  bild,
  blockAdmin,
  datei,
  link,
  links,
  richText,
  zeile,
} from '../../../../editing/fields/index.ts'

const einstufungLabels: Record<(typeof einstufungen)[number], string> = {
  oeffentlich: 'Öffentlich',
  intern: 'Nur für uns',
}

const dokumente: BlocksField = {
  name: 'dokumente',
  type: 'blocks',
  label: 'Dokumente',
  labels: { singular: 'Dokument', plural: 'Dokumente' },
  maxRows: 12,
  blocks: [
    {
      slug: 'artikeldokument',
      interfaceName: 'ArtikeldokumentBlock',
      labels: { singular: 'Dokument', plural: 'Dokumente' },
      admin: blockAdmin('Dokument'),
      fields: [
        zeile({ name: 'titel', label: 'Bezeichnung', longest: 120 }),
        datei(),
        link({ name: 'link', label: 'oder Link' }),
        {
          name: 'einstufung',
          type: 'select',
          label: 'Für wen',
          required: true,
          defaultValue: 'oeffentlich',
          options: einstufungen.map((value) => ({ value, label: einstufungLabels[value] })),
        },
      ],
    },
  ],
}

/** What one reads of an article. */
export const inhalt: Field[] = [
  absatz({ name: 'einleitung', label: 'Einleitung', longest: 400 }),
  richText({ name: 'text', label: 'Text', localized: true }),
  bild(),
  dokumente,
  links(),
]
