import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { absatz, zeile } from '../../../../editing/fields/index.ts'
import { artOptions } from '../anfragen/arten.ts'

/** Templates for answers to requests, kept by those who answer. */
export const antwortvorlagen = contentCollection('antwortvorlagen', {
  interfaceName: 'AntwortvorlageDoc',
  labels: { singular: 'Antwortvorlage', plural: 'Antwortvorlagen' },
  bereich: 'anfragen',
  title: 'titel',
  columns: ['arten'],
  hasDrafts: false,
  hasVersions: true,
  isNumbered: false,
  tagsOf: () => [],
  description:
    'Texte, mit denen eine Antwort beginnt. {name}, {nummer} und {stelle} werden beim Antworten ausgefüllt.',
  fields: [
    { name: 'titel', type: 'text', label: 'Name der Vorlage', required: true, maxLength: 120 },
    {
      name: 'arten',
      type: 'select',
      hasMany: true,
      label: 'Für welche Anfragen?',
      enumName: 'enum_antwortvorlagen_arten',
      options: artOptions,
      admin: { description: 'Leer lassen für alle.' },
    },
    zeile({ name: 'betreff', label: 'Betreff', longest: 160 }),
    absatz({
      name: 'text',
      label: 'Text',
      longest: 8_000,
      description: 'Mit Anrede und Gruß. Wer auf Englisch fragt, bekommt den englischen Text.',
    }),
  ],
})
