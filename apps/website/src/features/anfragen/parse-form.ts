import { parseWithZod } from '@conform-to/zod/v4'
import { type FormName, fieldNamesOf, forms } from '@kurstadt/contract/forms'

/** The fields that a form has; whatever else was sent is left out, ten thousand of it too (T66). */
export function ownFieldsOf(name: FormName, sent: FormData): FormData {
  const own = new FormData()
  for (const field of fieldNamesOf(name)) {
    const value = sent.get(field)
    if (value !== null) own.set(field, value)
  }
  return own
}

/** Judges a form with the one schema that browser, website and API share. */
export function parseForm(name: FormName, sent: FormData, heute: string) {
  return parseWithZod(ownFieldsOf(name, sent), {
    schema: forms[name](heute),
    disableAutoCoercion: true,
  })
}
