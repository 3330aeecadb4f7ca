import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { sortierung } from '../../../../editing/fields/index.ts'
import { refuseFilled } from '../refuse-filled.ts'

const refuseWithDocuments = refuseFilled({
  collection: 'intranet_archiv',
  field: 'thema',
  words: (count) =>
    `Dokumente zu diesem Thema: ${count}. Bitte geben Sie ihnen zuerst ein anderes Thema, oder löschen Sie sie.`,
})

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
  hooks: { beforeDelete: [refuseWithDocuments] },
  fields: [
    { name: 'thema', type: 'text', label: 'Name', required: true, maxLength: 80 },
    sortierung(),
  ],
})
