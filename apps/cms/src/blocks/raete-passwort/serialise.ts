import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `raete-passwort` goes out. */
export const serialise: Serialise<'raete-passwort'> = titleAndIntroduction
