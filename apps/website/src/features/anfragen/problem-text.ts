import { type FormProblem, formProblems } from '@kurstadt/contract/forms'
import type { ShownField } from './shown-form.ts'
import type { FormTexts } from './texts.ts'

const isProblem = (word: string): word is FormProblem => formProblems.some((one) => one === word)

/**
 * What is wrong with a field and what to do, in one sentence; where files were refused, one for
 * each of them, which begins with its name.
 */
export function problemText(texts: FormTexts, field: ShownField, problems: string): string {
  const sentences = problems.split('\n').map((line) => {
    const [word = '', ...name] = line.split(' ')
    const problem = isProblem(word) ? word : 'ungueltig'
    const sentence = field.problems[problem] ?? texts.problems[problem](field.label)
    return name.length === 0 ? sentence : `${name.join(' ')}: ${sentence}`
  })
  return sentences.join(' ')
}
