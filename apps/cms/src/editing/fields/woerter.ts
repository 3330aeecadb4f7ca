import type { TextField } from 'payload'

/** Refuses what would break the list apart or stands in it twice. */
export function validateWords(
  value: unknown,
  { most, longest }: { most: number; longest: number },
): string | true {
  const words = Array.isArray(value) ? value.map(String) : []
  if (words.length > most) return `Höchstens ${most} Einträge.`
  const wrong = words.find((one) => one.trim() === '' || one.length > longest)
  if (wrong !== undefined) return `Jeder Eintrag hat 1 bis ${longest} Zeichen.`
  if (words.some((one) => one.includes(',')))
    return 'Bitte ohne Komma: Bestätigen Sie jeden Eintrag mit der Eingabetaste.'
  const different = new Set(words.map((one) => one.trim().toLowerCase()))
  return different.size === words.length || 'Ein Eintrag steht doppelt da.'
}

/** A list of short texts without commas, each different: sizes, keywords. */
export function woerter(field: {
  name: string
  label: string
  description: string
  most: number
  longest: number
  localized?: boolean
}): TextField {
  const { name, label, description, most, longest, localized = false } = field
  return {
    name,
    type: 'text',
    hasMany: true,
    label,
    localized,
    admin: { description },
    validate: (value: unknown) => validateWords(value, { most, longest }),
  }
}
