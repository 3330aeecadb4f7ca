import { einstufungen } from '@kurstadt/contract'
import type { BlocksField, Field } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  absatz,
  bild,
  blockAdmin,
  datei,
  euro,
  ganzeZahl,
  link,
  links,
  richText,
  seo,
  sortierung,
  titel,
  woerter,
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

const inhalt: Field[] = [
  absatz({ name: 'einleitung', label: 'Einleitung', longest: 400 }),
  richText({ name: 'text', label: 'Text', localized: true }),
  bild(),
  dokumente,
  links(),
]

/** More cannot be gone than there were. */
function checkGone(value: number, { menge_limit }: { menge_limit?: unknown }): string | true {
  if (typeof menge_limit !== 'number' || value <= menge_limit) return true
  return 'Es können nicht mehr verkauft sein, als es gibt.'
}

const verkauf: Field[] = [
  {
    type: 'row',
    fields: [
      euro({ name: 'preis_cent', label: 'Preis in Euro mit Mehrwertsteuer', required: true }),
      ganzeZahl({
        name: 'gewicht_pro_einheit',
        label: 'Gewicht in Gramm',
        most: 100_000,
        required: true,
        defaultValue: 0,
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      ganzeZahl({
        name: 'menge_limit',
        label: 'Vorrat',
        most: 1_000_000,
        description: 'Wie viele es insgesamt gibt. Leer lassen, wenn nachbestellt wird.',
      }),
      ganzeZahl({
        name: 'menge_aktuell',
        label: 'Davon verkauft',
        most: 1_000_000,
        required: true,
        defaultValue: 0,
        check: checkGone,
      }),
    ],
  },
  woerter({
    name: 'groessen',
    label: 'Größen',
    description: 'Jede Größe mit der Eingabetaste bestätigen: S, M, L.',
    most: 20,
    longest: 20,
  }),
  {
    name: 'veranstaltung',
    type: 'relationship',
    relationTo: 'veranstaltungen',
    label: 'Gehört zur Veranstaltung',
    admin: { description: 'Karten und Programme stehen dann auch bei der Veranstaltung.' },
  },
]

/** Things the town sells (spec 3). */
export const shopArtikel = contentCollection('shop_artikel', {
  interfaceName: 'ShopArtikelDoc',
  labels: { singular: 'Artikel', plural: 'Artikel' },
  bereich: 'shop',
  title: 'titel',
  columns: ['preis_cent', 'menge_limit', 'menge_aktuell', 'aktiv'],
  sort: 'sortierung',
  fields: [
    titel('Name'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Inhalt', fields: inhalt },
        { label: 'Verkauf', fields: verkauf },
        { label: 'Suchmaschinen', fields: [seo()] },
      ],
    },
    {
      name: 'aktiv',
      type: 'checkbox',
      label: 'Wird verkauft',
      defaultValue: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Ausschalten nimmt den Artikel aus dem Shop, ohne ihn zu löschen.',
      },
    },
    {
      name: 'rubrik',
      type: 'relationship',
      relationTo: 'rubriken',
      required: true,
      label: 'Rubrik',
      filterOptions: { art: { equals: 'shop' } },
      admin: { position: 'sidebar' },
    },
    sortierung(),
  ],
})
