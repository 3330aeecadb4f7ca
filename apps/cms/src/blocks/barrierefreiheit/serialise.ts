import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `barrierefreiheit` goes out. */
export const serialise: Serialise<'barrierefreiheit'> = titleAndIntroduction
