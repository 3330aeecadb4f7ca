import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { sortierung } from '../../../../editing/fields/index.ts'

/** Topics of the intranet's archive (spec 3). */
export const intranetArchivThemen = contentCollection('intranet_archiv_themen', {
  interfaceName: 'IntranetArchivThemaDoc',
  labels: { singular: 'Thema', plural: 'Themen des Archivs' },
  bereich: 'intranet',
  title: 'thema',
  columns: ['sortierung'],
  sort: 'sortierung',
  hasDrafts: false,
  hasVersions: true,
  fields: [
    { name: 'thema', type: 'text', label: 'Name', required: true, maxLength: 80 },
    sortierung(),
  ],
})
