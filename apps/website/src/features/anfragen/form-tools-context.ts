import type { FormSchema } from '@kurstadt/contract/forms'
import { type ComponentType, createContext, use } from 'react'
import type { PlaceMapProps } from './place-map.tsx'

/** What a form has in the browser alone, fetched for this one form before it comes to life. */
export type FormTools = {
  /** Judges what is written in it. */
  schema: FormSchema
  /** The map that its place is shown on; null where it asks for none. */
  PlaceMap: ComponentType<PlaceMapProps> | null
}

/** What stands in a form that a server renders, where nobody writes. */
const none: FormTools = {
  schema: () => {
    throw new Error('The form has no schema.')
  },
  PlaceMap: null,
}

/** Gives a form what it has in the browser alone. */
export const FormToolsContext = createContext<FormTools>(none)

/** What this form has in the browser alone. */
export const useFormTools = (): FormTools => use(FormToolsContext)
