import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `schwarzes-brett-portal` goes out. */
export const serialise: Serialise<'schwarzes-brett-portal'> = titleAndIntroduction
