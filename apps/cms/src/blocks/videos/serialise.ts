import { type Serialise, titleOnly } from '../serialise/options.ts'

/** How `videos` goes out. */
export const serialise: Serialise<'videos'> = titleOnly
