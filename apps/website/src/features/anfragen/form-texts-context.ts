import { createContext, use } from 'react'
import type { FormTexts } from './texts.ts'

/** Gives a form the words of its language, which come with its code. */
export const FormTextsContext = createContext<FormTexts | null>(null)

/** Words of the forms in the language of the page. */
export function useFormTexts(): FormTexts {
  const texts = use(FormTextsContext)
  if (texts === null) throw new Error('A form has no words.')
  return texts
}
