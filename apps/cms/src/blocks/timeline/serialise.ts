import { bildFields } from '../../wire/serialise/bild.ts'
import { textOrNull } from '../../wire/serialise/values.ts'
import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `timeline` goes out; nothing to show without a station. */
export const serialise: Serialise<'timeline'> = (block, refs) => {
  const stationen = (block.stationen ?? []).map(({ zeit, titel, text, bild }) => {
    const { bild: picture, ...texts } = bildFields(bild, refs)
    return {
      zeit,
      titel,
      text: textOrNull(text),
      bildupload: picture === null ? null : { bild: picture, ...texts },
    }
  })
  return stationen.length === 0 ? null : { ...titleAndIntroduction(block), stationen }
}
