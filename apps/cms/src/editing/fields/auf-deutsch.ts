import type { TextareaField, TextField } from 'payload'
import { must } from './must.ts'
import { inGerman } from './required-in-german.ts'

type Localised = { name: string; label: string; longest: number; description?: string }

/** Whether a text is there in German and short enough; English without it shows the German one. */
export function validateGerman(
  value: unknown,
  { longest, locale }: { longest: number; locale: string | null | undefined },
): string | true {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return locale === 'en' ? true : 'Bitte füllen Sie dieses Feld auf Deutsch aus.'
  return text.length <= longest || `Höchstens ${longest} Zeichen; jetzt sind es ${text.length}.`
}

function rest({ longest, description }: Localised) {
  return {
    localized: true,
    custom: inGerman,
    admin: description === undefined ? must : { ...must, description },
    validate: (value: unknown, { req }: { req: { locale?: string | null } }) =>
      validateGerman(value, { longest, locale: req.locale }),
  }
}

/** A line that is required in German alone: a translation never waits for it. */
export function zeile(field: Localised): TextField {
  return { name: field.name, label: field.label, type: 'text', hasMany: false, ...rest(field) }
}

/** Several lines that are required in German alone. */
export function absatz(field: Localised): TextareaField {
  return { name: field.name, label: field.label, type: 'textarea', ...rest(field) }
}
