import { bildFields } from '../../wire/serialise/bild.ts'
import { textOf } from '../../wire/serialise/rich-text.ts'
import { textOrNull } from '../../wire/serialise/values.ts'
import { linkOf, type Serialise } from '../serialise/options.ts'

/** How `bild-text` goes out. */
export const serialise: Serialise<'bild-text'> = (block, refs) => ({
  titel: textOrNull(block.titel),
  text: textOf(block.text, refs),
  bild: bildFields(block.bild, refs).bild,
  anordnung: block.anordnung,
  parallax: block.parallax === true,
  ...linkOf(block),
})
