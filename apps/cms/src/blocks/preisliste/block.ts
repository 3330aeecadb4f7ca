import { mostPriceColumns } from '@kurstadt/contract'
import type { Block, Field } from 'payload'
import { blockAdmin, euro } from '../../editing/fields/index.ts'

const columns = Array.from({ length: mostPriceColumns }, (_, place) => place + 1)

const preise: Field = {
  type: 'row',
  fields: columns.map((place) =>
    euro({ name: `preis${place}_cent`, label: `Preis ${place} in Euro`, width: '25%' }),
  ),
}

/** Prices as a table. */
export const block: Block = {
  slug: 'preisliste',
  interfaceName: 'PreislisteBlock',
  labels: { singular: 'Preisliste', plural: 'Preislisten' },
  admin: blockAdmin('Preisliste'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
    {
      name: 'spalten',
      type: 'array',
      label: 'Spalten mit Preisen',
      labels: { singular: 'Spalte', plural: 'Spalten' },
      maxRows: mostPriceColumns,
      admin: { description: 'Leer lassen, wenn es nur einen Preis je Zeile gibt.' },
      fields: [
        { name: 'titel', type: 'text', label: 'Für wen oder was', required: true, maxLength: 40 },
      ],
    },
    {
      name: 'zeilen',
      type: 'array',
      label: 'Zeilen',
      labels: { singular: 'Zeile', plural: 'Zeilen' },
      required: true,
      minRows: 1,
      maxRows: 80,
      fields: [
        {
          name: 'gruppe',
          type: 'text',
          label: 'Zwischenüberschrift darüber',
          maxLength: 80,
          admin: { description: 'Gilt bis zur nächsten; meist leer.' },
        },
        { name: 'titel', type: 'text', label: 'Was', required: true, maxLength: 120 },
        { name: 'hinweis', type: 'text', label: 'Hinweis', maxLength: 160 },
        preise,
        {
          name: 'ab',
          type: 'checkbox',
          label: 'Mindestpreis („ab“)',
          defaultValue: false,
          admin: { description: 'Ein Preis von 0 steht als „kostenlos“, ein leerer als Strich.' },
        },
      ],
    },
    { name: 'hinweis', type: 'textarea', label: 'Hinweis unter der Liste' },
  ],
}
