import type { DateFieldValidation } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { endsByItself, internesDokument, tag } from '../../../../editing/fields/index.ts'

const validateLastDay: DateFieldValidation = (value, { siblingData }) => {
  const { gueltig_von }: { gueltig_von?: unknown } = siblingData
  if (!value || typeof gueltig_von !== 'string') return true
  return new Date(value) >= new Date(gueltig_von) || 'Das Ende liegt vor dem Beginn.'
}

/** Documents of the intranet's archive with the time they are valid (spec 3). */
export const intranetArchiv = contentCollection('intranet_archiv', {
  interfaceName: 'IntranetArchivDoc',
  labels: { singular: 'Archivdokument', plural: 'Archiv des Intranets' },
  bereich: 'intranet',
  shownAt: 'Nur im Intranet zu sehen, unter „Archiv“.',
  title: 'titel',
  columns: ['thema', 'stand', 'gueltig_von', 'gueltig_bis'],
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true, maxLength: 200 },
    {
      name: 'thema',
      type: 'relationship',
      relationTo: 'intranet_archiv_themen',
      label: 'Thema',
      required: true,
      index: true,
    },
    internesDokument({ name: 'datei', label: 'Datei', bereich: 'intranet' }),
    {
      name: 'downloadtext',
      type: 'text',
      label: 'Text am Download',
      maxLength: 200,
      admin: { description: 'Was jemand vor dem Öffnen wissen sollte: „ausfüllbar, 2 Seiten“.' },
    },
    tag({ name: 'stand', label: 'Stand' }),
    {
      type: 'row',
      fields: [
        tag({ name: 'gueltig_von', label: 'Gültig von' }),
        {
          ...tag({
            name: 'gueltig_bis',
            label: 'Gültig bis',
            description: 'Letzter Tag; leer lassen, solange es gilt.',
            validate: validateLastDay,
          }),
          custom: endsByItself,
        },
      ],
    },
  ],
})
