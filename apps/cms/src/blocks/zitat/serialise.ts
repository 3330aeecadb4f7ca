import { textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** How `zitat` goes out. */
export const serialise: Serialise<'zitat'> = ({ text, quelle }) => ({
  text: text ?? '',
  quelle: textOrNull(quelle),
})
