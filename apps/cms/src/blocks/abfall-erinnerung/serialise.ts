import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `abfall-erinnerung` goes out. */
export const serialise: Serialise<'abfall-erinnerung'> = titleOnly
