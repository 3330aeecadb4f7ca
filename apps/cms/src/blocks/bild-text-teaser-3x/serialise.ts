import { bildFields } from '../../wire/serialise/bild.ts'
import { hrefOrNull, textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** Model list → wire numbers: `teaser[0].titel` → `titel1` (spec 3). */
export const serialise: Serialise<'bild-text-teaser-3x'> = (block, refs) => {
  const rows = block.teaser ?? []
  const at = (index: number) => {
    const row = rows[index]
    const { bild, ...texts } = bildFields(row?.bild, refs)
    return {
      titel: textOrNull(row?.titel),
      text: textOrNull(row?.text),
      link: hrefOrNull(row?.link),
      bildupload: bild === null ? null : { bild, ...texts },
    }
  }
  const [one, two, three] = [at(0), at(1), at(2)]
  return {
    titel: textOrNull(block.titel),
    einleitung: textOrNull(block.einleitung),
    titel1: one.titel ?? '',
    text1: one.text,
    link1: one.link,
    bildupload1: one.bildupload,
    titel2: two.titel,
    text2: two.text,
    link2: two.link,
    bildupload2: two.bildupload,
    titel3: three.titel,
    text3: three.text,
    link3: three.link,
    bildupload3: three.bildupload,
  }
}
