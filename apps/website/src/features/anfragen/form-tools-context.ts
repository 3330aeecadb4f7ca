import type { FormSchema } from '@kurstadt/contract/forms'
import { createContext, use } from 'react'

/** What a form has in the browser alone, fetched for this one form before it comes to life. */
export type FormTools = {
  /** Judges what is written in it. */
  schema: FormSchema
}

/** What stands in a form that a server renders, where nobody writes. */
const none: FormTools = {
  schema: () => {
    throw new Error('The form has no schema.')
  },
}

/** Gives a form what it has in the browser alone. */
export const FormToolsContext = createContext<FormTools>(none)

/** What this form has in the browser alone. */
export const useFormTools = (): FormTools => use(FormToolsContext)
