import type { BlocksField, Field, NumberField } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { blockAdmin, euro, ganzeZahl } from '../../../../editing/fields/index.ts'
import { settleOrder } from './settle-order.ts'

const stand = {
  neu: 'Neu',
  bezahlt: 'Bezahlt',
  versandt: 'Versandt',
  abgeholt: 'Abgeholt',
  storniert: 'Storniert',
  widerrufen: 'Widerrufen',
}

/** Countries the shop sends to. */
const laender = { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz', FR: 'Frankreich' }

function options(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

function text(name: string, label: string, required = true): Field {
  return { name, type: 'text', label, required, maxLength: 120 }
}

/** An amount that the shop sets and nobody changes. */
function shown(amount: { name: string; label: string }, position?: 'sidebar'): NumberField {
  const field = euro(amount)
  return { ...field, admin: { ...field.admin, readOnly: true, ...(position && { position }) } }
}

/** Set when the order comes in and never again: it is what both sides agreed on. */
const fixed = { update: nobodyField }

const positionen: BlocksField = {
  name: 'positionen',
  type: 'blocks',
  label: 'Bestellt',
  labels: { singular: 'Position', plural: 'Positionen' },
  required: true,
  minRows: 1,
  maxRows: 50,
  access: fixed,
  admin: {
    description: 'Name und Preis setzt der Shop ein; später ändert sich daran nichts mehr.',
  },
  blocks: [
    {
      slug: 'position',
      interfaceName: 'PositionBlock',
      labels: { singular: 'Position', plural: 'Positionen' },
      admin: blockAdmin('Position'),
      fields: [
        {
          name: 'artikel',
          type: 'relationship',
          relationTo: 'shop_artikel',
          label: 'Artikel',
          required: true,
        },
        { name: 'titel', type: 'text', label: 'Name', admin: { readOnly: true } },
        {
          type: 'row',
          fields: [
            ganzeZahl({ name: 'menge', label: 'Menge', least: 1, most: 999, required: true }),
            { name: 'groesse', type: 'text', label: 'Größe', maxLength: 20 },
            shown({ name: 'preis_cent', label: 'Preis in Euro' }),
          ],
        },
        { name: 'anmerkungen', type: 'textarea', label: 'Anmerkungen', maxLength: 500 },
      ],
    },
  ],
}

const kundschaft: Field[] = [
  { type: 'row', fields: [text('vorname', 'Vorname'), text('nachname', 'Nachname')] },
  text('strasse', 'Straße und Hausnummer'),
  { type: 'row', fields: [text('plz', 'Postleitzahl'), text('ort', 'Ort')] },
  {
    name: 'land',
    type: 'select',
    label: 'Land',
    required: true,
    defaultValue: 'DE',
    options: options(laender),
    access: fixed,
  },
  {
    type: 'row',
    fields: [
      { name: 'email', type: 'email', label: 'E-Mail', required: true },
      text('telefon', 'Telefon', false),
    ],
  },
]

/**
 * Orders of the shop, for the back office alone: no call answers them. Personal data, seen by
 * those who keep the shop and by the administration.
 */
export const bestellungen = contentCollection('bestellungen', {
  interfaceName: 'BestellungDoc',
  labels: { singular: 'Bestellung', plural: 'Bestellungen' },
  bereich: 'bestellungen',
  title: 'nummer',
  columns: ['nachname', 'stand', 'summe_cent', 'createdAt'],
  search: ['nachname', 'email'],
  sort: '-nummer',
  hasDrafts: false,
  // The website shows no orders, so its caches need not hear of them.
  tagsOf: () => [],
  hooks: { beforeChange: [settleOrder] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Bestellung', fields: [positionen] },
        { label: 'Kundschaft', fields: kundschaft },
        {
          label: 'Notizen',
          fields: [{ name: 'notiz', type: 'textarea', label: 'Notiz für uns', maxLength: 2_000 }],
        },
      ],
    },
    {
      name: 'stand',
      type: 'select',
      label: 'Stand',
      required: true,
      index: true,
      defaultValue: 'neu',
      options: options(stand),
      admin: { position: 'sidebar' },
    },
    {
      ...shown({ name: 'versand_cent', label: 'Versand in Euro' }, 'sidebar'),
      access: { create: nobodyField, ...fixed },
    },
    {
      ...shown({ name: 'summe_cent', label: 'Summe in Euro' }, 'sidebar'),
      access: { create: nobodyField, ...fixed },
    },
  ],
})
