import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `raete-login` goes out. */
export const serialise: Serialise<'raete-login'> = titleAndIntroduction
