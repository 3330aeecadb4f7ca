import {
  type FormFields,
  type FormName,
  fieldNamesOf,
  forms,
  mostPhotos,
  problemsOf,
} from '@kurstadt/contract/forms'
import type { FormResult } from '../form-page/index.ts'

type Sent = readonly [name: string, values: readonly FormDataEntryValue[]]

/** The fields that a form has; whatever else was sent is left out, ten thousand of it too (T66). */
function ownFieldsOf(name: FormName, sent: FormData): Sent[] {
  return fieldNamesOf(name).flatMap((field): Sent[] => {
    const values = sent.getAll(field)
    // One more than may be chosen is enough to say so.
    const most = field === 'fotos' ? mostPhotos + 1 : 1
    return values.length > 0 ? [[field, values.slice(0, most)]] : []
  })
}

/** A form as it was judged; `fields` is null where something is wrong with it. */
export type Validation = { fields: FormFields | null; result: FormResult }

/** Judges a form with the one schema that browser, website and API share. */
export function validateForm(name: FormName, sent: FormData, heute: string): Validation {
  const own = ownFieldsOf(name, sent)
  const given = own.map(([field, values]) => [field, values.length > 1 ? values : values[0]])
  const parsed = forms[name](heute).safeParse(Object.fromEntries(given))
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
