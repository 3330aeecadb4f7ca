import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `outdoor-route` goes out. */
export const serialise: Serialise<'outdoor-route'> = titleOnly
