import { hrefOrNull, textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** How `sidebar-veranstaltungen` goes out. */
export const serialise: Serialise<'sidebar-veranstaltungen'> = ({ titel, link }) => ({
  titel: textOrNull(titel),
  link: hrefOrNull(link),
})
