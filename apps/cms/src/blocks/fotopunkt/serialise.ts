import { hrefOrNull, textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** How `fotopunkt` goes out. */
export const serialise: Serialise<'fotopunkt'> = ({ titel, archiv }) => ({
  titel: textOrNull(titel),
  archiv: hrefOrNull(archiv),
})
