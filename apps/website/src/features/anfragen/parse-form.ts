import { parseWithZod } from '@conform-to/zod/v4'
import { type FormName, fieldNamesOf, forms, mostPhotos } from '@kurstadt/contract/forms'

/** The fields that a form has; whatever else was sent is left out, ten thousand of it too (T66). */
export function ownFieldsOf(name: FormName, sent: FormData): FormData {
  const own = new FormData()
  for (const field of fieldNamesOf(name)) {
    const [first, ...more] = sent.getAll(field)
    if (first !== undefined) own.set(field, first)
    // One more than may be chosen is enough to say so.
    if (field === 'fotos') for (const value of more.slice(0, mostPhotos)) own.append(field, value)
  }
  return own
}

/** Judges a form with the one schema that browser, website and API share. */
export function parseForm(name: FormName, sent: FormData, heute: string) {
  return parse(name, ownFieldsOf(name, sent), heute)
}

/** Name of what Conform adds to a form of which it only wants to know what is wrong. */
export const judgement = '__intent__'

/** As `parseForm`, while somebody writes: only a press on the button sends, whatever Conform asks. */
export function parseWhileWriting(name: FormName, written: FormData, heute: string) {
  const own = ownFieldsOf(name, written)
  const asked = written.get(judgement)
  if (asked !== null) own.set(judgement, asked)
  return parse(name, own, heute)
}

function parse(name: FormName, own: FormData, heute: string) {
  return parseWithZod(own, { schema: forms[name](heute), disableAutoCoercion: true })
}
