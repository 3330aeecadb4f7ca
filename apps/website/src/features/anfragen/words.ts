import type { Sprache } from '@kurstadt/contract'
import { type FormName, type FormProblem, formProblems } from '@kurstadt/contract/forms'
import type { FieldTexts, FormTexts } from './texts.ts'
import { de } from './texts-de.ts'
import { en } from './texts-en.ts'

/** Words of the forms; they come with the code of the forms, not with every page. */
export const formTexts: Record<Sprache, FormTexts> = { de, en }

/** Words of one field of a form. */
export function fieldTextsOf(texts: FormTexts, form: FormName, field: string): FieldTexts {
  return texts.forms[form].fields?.[field] ?? texts.fields[field] ?? { label: field }
}

const isProblem = (word: string): word is FormProblem => formProblems.some((one) => one === word)

/**
 * What is wrong with a field and what to do, in one sentence; where files were refused, one for
 * each of them, which begins with its name.
 */
export function problemText(texts: FormTexts, form: FormName, field: string, said: string): string {
  const own = fieldTextsOf(texts, form, field)
  const sentences = said.split('\n').map((line) => {
    const [word = '', ...name] = line.split(' ')
    const problem = isProblem(word) ? word : 'ungueltig'
    const sentence = own[problem] ?? texts.problems[problem](own.label)
    return name.length === 0 ? sentence : `${name.join(' ')}: ${sentence}`
  })
  return sentences.join(' ')
}
