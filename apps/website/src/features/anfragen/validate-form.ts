import { type FormSchema, mostPhotos, problemsOf } from '@kurstadt/contract/forms'
import type { FormResult } from '../form-page/index.ts'

type Sent = readonly [name: string, values: readonly FormDataEntryValue[]]

/** The fields that a form has; whatever else was sent is left out, ten thousand of it too (T66). */
function ownFieldsOf(fields: readonly string[], sent: FormData): Sent[] {
  return fields.flatMap((field): Sent[] => {
    const values = sent.getAll(field)
    // One more than may be chosen is enough to say so.
    const most = field === 'fotos' ? mostPhotos + 1 : 1
    return values.length > 0 ? [[field, values.slice(0, most)]] : []
  })
}

/** A form as it was judged; `fields` is null where something is wrong with it. */
export type Validation = { fields: Record<string, unknown> | null; result: FormResult }

/** Judges a form with the one schema that browser, website and API share. */
export function validateForm(schema: FormSchema, sent: FormData, heute: string): Validation {
  const form = schema(heute)
  const own = ownFieldsOf(Object.keys(form.shape), sent)
  const given = own.map(([field, values]) => [field, values.length > 1 ? values : values[0]])
  const parsed = form.safeParse(Object.fromEntries(given))
  const typed = own.flatMap(([field, [value]]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[field, value]] : [],
  )
  return {
    fields: parsed.data ?? null,
    result: {
      values: Object.fromEntries(typed),
      problems: parsed.error ? problemsOf(parsed.error) : {},
    },
  }
}
