import { textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** How `sidebar-kontakt` goes out. */
export const serialise: Serialise<'sidebar-kontakt'> = ({ titel, stelle }) => ({
  titel: textOrNull(titel),
  stelle: stelle ?? 'tourismus',
})
