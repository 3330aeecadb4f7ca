import type { NumberField } from 'payload'

/** Highest number of a collection district. */
const highest = 99

function isBezirk(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highest
}

/** The collection district that something lies in. */
export function bezirk(): NumberField {
  return {
    name: 'bezirk',
    type: 'number',
    label: 'Abfuhrbezirk',
    required: true,
    index: true,
    admin: { step: 1 },
    validate: (value: unknown) =>
      isBezirk(value) || `Ein Bezirk ist eine ganze Zahl von 1 bis ${highest}.`,
  }
}

/** The collection districts that something holds for, at least one. */
export function bezirke(): NumberField {
  return {
    name: 'bezirke',
    type: 'number',
    hasMany: true,
    label: 'Abfuhrbezirke',
    required: true,
    admin: { description: 'Alle Bezirke, in denen an diesem Tag abgeholt wird.' },
    validate: (value: unknown) => {
      if (!Array.isArray(value) || value.length === 0)
        return 'Bitte geben Sie mindestens einen Bezirk an.'
      if (!value.every(isBezirk)) return `Ein Bezirk ist eine ganze Zahl von 1 bis ${highest}.`
      return new Set(value).size === value.length || 'Ein Bezirk steht zweimal da.'
    },
  }
}
