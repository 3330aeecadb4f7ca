import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `einbettungen` goes out. */
export const serialise: Serialise<'einbettungen'> = titleAndIntroduction
