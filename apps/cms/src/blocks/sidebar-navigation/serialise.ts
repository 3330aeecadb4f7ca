import { textOrNull } from '../../wire/serialise/values.ts'
import { linklisteOf, type Serialise } from '../serialise/options.ts'

/** How `sidebar-navigation` goes out; nothing to show without a link. */
export const serialise: Serialise<'sidebar-navigation'> = ({ titel, links }) => {
  const shown = linklisteOf(links)
  return shown.length === 0 ? null : { titel: textOrNull(titel), links: shown }
}
