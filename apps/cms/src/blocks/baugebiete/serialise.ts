import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `baugebiete` goes out. */
export const serialise: Serialise<'baugebiete'> = titleAndIntroduction
