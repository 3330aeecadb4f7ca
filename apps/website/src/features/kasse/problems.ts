import { type KasseFeld, kasseFelder } from '@kurstadt/contract/shop'
import { fieldProblems } from '../../ui/field/index.ts'
import { useCheckoutTexts } from './texts.ts'
import type { CheckoutTexts } from './texts-de.ts'

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
export function useProblems(fehler: Readonly<Partial<Record<string, string>>>) {
  const words = useCheckoutTexts()
  return fieldProblems({
    names: kasseFelder,
    prefix: 'kasse',
    fehler,
    messageOf: (name, problem) => messageOf(name, problem, words),
  })
}
