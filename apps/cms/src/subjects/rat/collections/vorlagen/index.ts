import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { internesDokument, oeffentlich, richText } from '../../../../editing/fields/index.ts'

/** Papers of the council; the agenda of a meeting names them. */
export const vorlagen = contentCollection('vorlagen', {
  interfaceName: 'VorlageDoc',
  labels: { singular: 'Vorlage', plural: 'Vorlagen' },
  bereich: 'rat',
  title: 'titel',
  columns: ['drucksache', 'oeffentlich', 'amt'],
  search: ['titel', 'drucksache'],
  sort: '-drucksache',
  description: 'Wo eine Vorlage beraten wird, tragen Sie in der Tagesordnung der Sitzung ein.',
  fields: [
    {
      name: 'drucksache',
      type: 'text',
      label: 'Drucksache',
      required: true,
      unique: true,
      index: true,
      admin: { placeholder: '2026/041' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\d{4}\/\d{3}$/.test(value)) ||
        'Bitte Jahr und laufende Nummer angeben: 2026/041',
    },
    { name: 'titel', type: 'text', label: 'Betreff', required: true, maxLength: 250 },
    richText({ name: 'text', label: 'Beschlussvorschlag und Begründung' }),
    { ...internesDokument({ name: 'dateien', label: 'Anlagen', bereich: 'rat' }), hasMany: true },
    {
      name: 'amt',
      type: 'relationship',
      relationTo: 'aemter',
      label: 'Amt',
      admin: { position: 'sidebar' },
    },
    oeffentlich('Öffentliche Vorlage', 'Sonst sehen sie nur angemeldete Ratsmitglieder.'),
  ],
})
