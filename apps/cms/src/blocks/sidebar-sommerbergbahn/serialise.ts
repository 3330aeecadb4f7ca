import { dateiOf } from '../../wire/serialise/downloads.ts'
import { euroOf, textOrNull } from '../../wire/serialise/values.ts'
import { linklisteOf, type Serialise } from '../serialise/options.ts'

/** How `sidebar-sommerbergbahn` goes out. */
export const serialise: Serialise<'sidebar-sommerbergbahn'> = (block, refs) => {
  const file = dateiOf(block.datei, refs)
  return {
    titel: textOrNull(block.titel),
    links: linklisteOf(block.links),
    fahrpreise: {
      erwachsene: euroOf(block.erwachsene_cent),
      kinder: euroOf(block.kinder_cent),
      familie: euroOf(block.familie_cent),
    },
    fahrplan: file && { titel: refs.sprache === 'en' ? 'Timetable' : 'Fahrplan', ...file },
  }
}
