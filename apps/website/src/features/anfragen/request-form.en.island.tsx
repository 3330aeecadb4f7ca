import { requestFormIn } from './request-form-island.tsx'
import { en } from './texts-en.ts'

/** A request form in English. */
export const island = requestFormIn('request-form.en', en)
