import { requestFormIn } from './request-form-island.tsx'
import { de } from './texts-de.ts'

/** A request form in German. */
export const island = requestFormIn('request-form.de', de)
