import type { Field, NumberField } from 'payload'

function monat(name: 'saison_von' | 'saison_bis', label: string): NumberField {
  const partner = name === 'saison_von' ? 'saison_bis' : 'saison_von'
  return {
    name,
    type: 'number',
    label,
    admin: { width: '50%', step: 1 },
    validate: (value: unknown, { siblingData }: { siblingData: object }) => {
      const other: unknown = new Map(Object.entries(siblingData)).get(partner)
      if (value === null || value === undefined)
        return typeof other !== 'number' || 'Bitte geben Sie beide Monate an oder keinen.'
      const isMonth = typeof value === 'number' && [...Array(12).keys()].includes(value - 1)
      return isMonth || 'Ein Monat ist eine Zahl von 1 bis 12.'
    },
  }
}

/** Months in which a tour can be made, both included; none means all year. */
export const saison: Field = {
  type: 'row',
  fields: [
    monat('saison_von', 'Von Monat (1 bis 12)'),
    monat('saison_bis', 'Bis Monat (1 bis 12)'),
  ],
}
