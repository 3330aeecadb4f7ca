import { textOrNull } from '../../wire/serialise/values.ts'
import { linklisteOf, type Serialise } from '../serialise/options.ts'

/** How `sidebar-sommerbergbahn` goes out. */
export const serialise: Serialise<'sidebar-sommerbergbahn'> = ({ titel, links }) => ({
  titel: textOrNull(titel),
  links: linklisteOf(links),
})
