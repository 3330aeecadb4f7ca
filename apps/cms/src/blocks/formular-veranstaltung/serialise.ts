import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `formular-veranstaltung` goes out. */
export const serialise: Serialise<'formular-veranstaltung'> = titleAndIntroduction
