import { hrefOrNull, textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** Model list → wire numbers: `icons[0]` → `icon1` (spec 3). */
export const serialise: Serialise<'kurzinfo-icons'> = (block) => {
  const [icon1, icon2, icon3, icon4] = (block.icons ?? []).map(({ icon, titel, text, link }) => ({
    icon,
    titel,
    text: textOrNull(text),
    link: hrefOrNull(link),
  }))
  if (!icon1) return null
  return {
    titel: textOrNull(block.titel),
    icon1,
    icon2: icon2 ?? null,
    icon3: icon3 ?? null,
    icon4: icon4 ?? null,
  }
}
