import { sortierung } from '../../fields/index.ts'
import { contentCollection } from '../content-collection.ts'

/** Topics of the intranet's archive (spec 3). */
export const intranetArchivThemen = contentCollection('intranet_archiv_themen', {
  interfaceName: 'IntranetArchivThemaDoc',
  labels: { singular: 'Thema', plural: 'Themen des Archivs' },
  bereich: 'intranet',
  title: 'thema',
  columns: ['sortierung'],
  sort: 'sortierung',
  hasDrafts: false,
  fields: [
    { name: 'thema', type: 'text', label: 'Name', required: true, maxLength: 80 },
    sortierung(),
  ],
})
