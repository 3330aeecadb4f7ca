import { textOrNull } from '../../wire/serialise/values.ts'
import { linkOf, type Serialise } from '../serialise/options.ts'

/** How `headline-teaser` goes out. */
export const serialise: Serialise<'headline-teaser'> = (block) => ({
  titel: block.titel ?? '',
  titel_tag: block.titel_tag,
  untertitel: textOrNull(block.untertitel),
  einleitung: textOrNull(block.einleitung),
  ...linkOf(block),
})
