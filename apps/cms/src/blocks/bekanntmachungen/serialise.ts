import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `bekanntmachungen` goes out. */
export const serialise: Serialise<'bekanntmachungen'> = titleAndIntroduction
