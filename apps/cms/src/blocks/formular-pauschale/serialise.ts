import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-pauschale` goes out. */
export const serialise: Serialise<'formular-pauschale'> = (block) => ({
  ...titleAndIntroduction(block),
  anfrageart: block.anfrageart ?? 'formular',
})
