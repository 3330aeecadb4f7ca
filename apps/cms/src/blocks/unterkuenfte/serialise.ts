import { hrefOrNull } from '../../wire/serialise/values.ts'
import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `unterkuenfte` goes out. */
export const serialise: Serialise<'unterkuenfte'> = (block) => ({
  ...titleAndIntroduction(block),
  wohnmobil: hrefOrNull(block.wohnmobil),
})
