import type { Field } from 'payload'

/** A postal address (spec 3). */
export function adresse(): Field {
  return {
    name: 'adresse',
    type: 'group',
    label: 'Adresse',
    fields: [
      { name: 'gebaeude', type: 'text', label: 'Gebäude', localized: true },
      { name: 'strasse', type: 'text', label: 'Straße und Hausnummer' },
      {
        type: 'row',
        fields: [
          { name: 'plz', type: 'text', label: 'Postleitzahl', admin: { width: '30%' } },
          { name: 'ort', type: 'text', label: 'Ort' },
        ],
      },
    ],
  }
}
