import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `app-hinweis` goes out. */
export const serialise: Serialise<'app-hinweis'> = titleAndIntroduction
