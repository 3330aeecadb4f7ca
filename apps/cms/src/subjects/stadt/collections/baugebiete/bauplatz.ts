import { bauplatzNutzungen, bauplatzStatus } from '@kurstadt/contract'
import type { Block, Field, NumberField } from 'payload'
import { blockAdmin, euro, umriss } from '../../../../editing/fields/index.ts'

const statusLabels: Record<(typeof bauplatzStatus)[number], string> = {
  frei: 'Frei',
  reserviert: 'Reserviert',
  verkauft: 'Verkauft',
}

const nutzungLabels: Record<(typeof bauplatzNutzungen)[number], string> = {
  einfamilienhaus: 'Einfamilienhaus',
  doppelhaus: 'Doppelhaushälfte',
  reihenhaus: 'Reihenhaus',
  mehrfamilienhaus: 'Mehrfamilienhaus',
  mischnutzung: 'Wohnen und Gewerbe',
  gewerbe: 'Gewerbe',
}

function zahl(
  name: string,
  label: string,
  limits: Pick<NumberField, 'min' | 'required'> & { max: number; step: number; note?: string },
): NumberField {
  const { note, step, ...rest } = limits
  return {
    name,
    type: 'number',
    label,
    ...rest,
    hasMany: false,
    admin: { width: '33%', step, ...(note === undefined ? {} : { description: note }) },
  }
}

const preis: Field = {
  type: 'row',
  fields: [
    zahl('flaeche', 'Fläche in m²', { min: 1, max: 100_000, step: 1, required: true }),
    euro({
      name: 'preis_pro_qm_cent',
      label: 'Preis in Euro je m²',
      most: 1_000_000,
      description: 'Leer lassen für „auf Anfrage“. Der Gesamtpreis wird berechnet.',
      width: '33%',
    }),
  ],
}

const masse: Field = {
  type: 'row',
  fields: [
    zahl('grz', 'GRZ', { min: 0, max: 1, step: 0.05, note: 'Grundflächenzahl, zum Beispiel 0,4' }),
    zahl('gfz', 'GFZ', { min: 0, max: 9, step: 0.05, note: 'Geschossflächenzahl' }),
    zahl('geschosse', 'Vollgeschosse', { min: 1, max: 30, step: 1 }),
  ],
}

/** A plot of a building area: a block, because blocks are stored as JSON beside their area. */
export const bauplatz: Block = {
  slug: 'bauplatz',
  interfaceName: 'BauplatzBlock',
  labels: { singular: 'Bauplatz', plural: 'Bauplätze' },
  admin: blockAdmin('Bauplatz'),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'titel',
          type: 'text',
          label: 'Nummer im Plan',
          required: true,
          maxLength: 10,
          admin: { width: '33%' },
        },
        {
          name: 'status',
          type: 'select',
          label: 'Stand',
          required: true,
          defaultValue: 'frei',
          options: bauplatzStatus.map((value) => ({ value, label: statusLabels[value] })),
          admin: { width: '33%' },
        },
        {
          name: 'nutzung',
          type: 'select',
          label: 'Nutzung',
          required: true,
          defaultValue: 'einfamilienhaus',
          options: bauplatzNutzungen.map((value) => ({ value, label: nutzungLabels[value] })),
          admin: { width: '33%' },
        },
      ],
    },
    preis,
    masse,
    { name: 'hinweis', type: 'text', label: 'Hinweis', localized: true, maxLength: 200 },
    umriss({
      name: 'geometrie',
      label: 'Umriss',
      description: 'Ecken als [[8.55, 48.75], …] oder als GeoJSON aus dem Lageplan.',
    }),
  ],
}
