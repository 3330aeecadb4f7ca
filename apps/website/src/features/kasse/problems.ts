import { type KasseFeld, kasseFelder } from '@kurstadt/contract/shop'
import type { FieldError } from '../../ui/field/index.ts'
import { useCheckoutTexts } from './texts.ts'
import type { CheckoutTexts } from './texts-de.ts'

/** The id of a field in the document. */
export const fieldId = (field: KasseFeld) => `kasse-${field}`

/** What is wrong with a field, in words. */
function messageOf(field: KasseFeld, problem: string, words: CheckoutTexts): string {
  const label = words.labels[field]
  if (problem === 'kurz') return words.tooShort(label)
  if (problem === 'lang') return words.tooLong(label)
  if (problem === 'links') return words.noLinks(label)
  const own = words.problems[field]
  return problem === 'fehlt' ? own.fehlt : own.ungueltig
}

/** What is wrong with the checkout, by field and in the order of the form. */
export function useProblems(fehler: Readonly<Partial<Record<string, string>>>): {
  errors: FieldError[]
  errorOf: (field: KasseFeld) => string | null
} {
  const words = useCheckoutTexts()
  const errorOf = (field: KasseFeld) => {
    const problem = fehler[field]
    return problem === undefined ? null : messageOf(field, problem, words)
  }
  const errors = kasseFelder.flatMap((field) => {
    const message = errorOf(field)
    return message === null ? [] : [{ fieldId: fieldId(field), message }]
  })
  return { errors, errorOf }
}
