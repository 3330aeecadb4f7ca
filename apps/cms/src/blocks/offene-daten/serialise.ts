import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `offene-daten` goes out. */
export const serialise: Serialise<'offene-daten'> = (block) => ({
  ...titleAndIntroduction(block),
  ansicht: block.ansicht === 'schnittstelle' ? 'schnittstelle' : 'daten',
})
