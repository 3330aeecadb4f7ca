import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `push-hinweis` goes out. */
export const serialise: Serialise<'push-hinweis'> = titleAndIntroduction
