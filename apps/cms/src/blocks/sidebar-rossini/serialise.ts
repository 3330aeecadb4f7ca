import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `sidebar-rossini` goes out. */
export const serialise: Serialise<'sidebar-rossini'> = titleOnly
