import { bildFields } from '../../wire/serialise/bild.ts'
import { textOrNull } from '../../wire/serialise/values.ts'
import { linkOf, type Serialise } from '../serialise/options.ts'

/** How `panoramabild-panoramateaser` goes out (spec 3: `bildupload`, `parallax`, `untertitel`). */
export const serialise: Serialise<'panoramabild-panoramateaser'> = (block, refs) => {
  const { bild, ...texts } = bildFields(block.bild, refs)
  return {
    titel: textOrNull(block.titel),
    untertitel: textOrNull(block.untertitel),
    text: textOrNull(block.text),
    bildupload: bild === null ? null : { bild, ...texts },
    parallax: block.parallax === true,
    ...linkOf(block),
  }
}
