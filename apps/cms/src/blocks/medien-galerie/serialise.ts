import { bildFields } from '../../wire/serialise/bild.ts'
import { hrefOrNull, textOrNull } from '../../wire/serialise/values.ts'
import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** Model list → wire numbers: `kacheln[0].titel` → `titel1` (spec 3). */
export const serialise: Serialise<'medien-galerie'> = (block, refs) => {
  const rows = block.kacheln ?? []
  if (rows.length === 0) return null
  const at = (index: number) => {
    const row = rows[index]
    const { bild, ...texts } = bildFields(row?.bild, refs)
    return {
      titel: textOrNull(row?.titel),
      text: textOrNull(row?.text),
      typ: row?.typ ?? null,
      link: hrefOrNull(row?.link),
      bildupload: bild === null ? null : { bild, ...texts },
    }
  }
  const [one, two, three] = [at(0), at(1), at(2)]
  return {
    ...titleAndIntroduction(block),
    titel1: one.titel,
    text1: one.text,
    typ1: one.typ,
    link1: one.link,
    bildupload1: one.bildupload,
    titel2: two.titel,
    text2: two.text,
    typ2: two.typ,
    link2: two.link,
    bildupload2: two.bildupload,
    titel3: three.titel,
    text3: three.text,
    typ3: three.typ,
    link3: three.link,
    bildupload3: three.bildupload,
  }
}
