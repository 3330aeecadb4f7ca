import { accessOf, nobody, nobodyField } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'

const set = { create: nobodyField, update: nobodyField }

/**
 * Declarations of withdrawal as they came in (§ 356a BGB). What somebody declares counts as it was
 * declared: nobody changes it, only what the office has made of it.
 */
export const widerrufe = contentCollection('widerrufe', {
  interfaceName: 'WiderrufDoc',
  labels: { singular: 'Widerruf', plural: 'Widerrufe' },
  bereich: 'bestellungen',
  access: {
    ...accessOf({ bereich: 'bestellungen' }, { hasDrafts: false }),
    create: nobody,
    delete: nobody,
  },
  title: 'bestellnummer',
  columns: ['name', 'eingegangen_am', 'bestellung', 'erledigt'],
  search: ['bestellnummer', 'name', 'email'],
  sort: '-eingegangen_am',
  hasDrafts: false,
  hasCopies: false,
  hasBin: false,
  tagsOf: () => [],
  description:
    'Widerrufe von der Website. Wer widerrufen hat, bekam Tag und Uhrzeit des Eingangs sofort per Mail.',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'bestellnummer', type: 'text', label: 'Bestellnummer', access: set },
        { name: 'name', type: 'text', label: 'Name', access: set },
        { name: 'email', type: 'text', label: 'E-Mail', access: set },
      ],
    },
    { name: 'umfang', type: 'textarea', label: 'Was widerrufen wird', access: set },
    {
      name: 'eingegangen_am',
      type: 'date',
      label: 'Eingegangen am',
      access: set,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm:ss' } },
    },
    {
      name: 'bestellung',
      type: 'relationship',
      relationTo: 'bestellungen',
      label: 'Bestellung',
      index: true,
      admin: {
        description:
          'Leer, wenn Nummer und Adresse zu keiner Bestellung passten. Suchen Sie sie dann nach dem Namen.',
      },
    },
    {
      name: 'erledigt',
      type: 'checkbox',
      label: 'Erledigt',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description:
          'Setzt sich von selbst, sobald Sie den Widerruf bei der Bestellung annehmen. Nehmen Sie ihn nicht an, schreiben Sie das und setzen Sie das Häkchen: Die Bestellung geht dann weiter.',
      },
    },
    { name: 'schluessel', type: 'text', unique: true, access: set, admin: { hidden: true } },
    { name: 'sprache', type: 'text', access: set, admin: { hidden: true } },
  ],
})
