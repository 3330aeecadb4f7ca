import { intranetSeiten, rubrikUrl } from '@kurstadt/contract'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { sortierung } from '../../../../editing/fields/index.ts'
import { refuseFilled } from '../refuse-filled.ts'

const refuseWithTexts = refuseFilled({
  collection: 'intranet_texte',
  field: 'rubrik',
  words: (count) =>
    `Texte in dieser Rubrik: ${count}. Bitte geben Sie ihnen zuerst eine andere Rubrik, oder löschen Sie sie.`,
})

/** Categories of the intranet (spec 3). */
export const intranetRubriken = contentCollection('intranet_rubriken', {
  interfaceName: 'IntranetRubrikDoc',
  labels: { singular: 'Rubrik', plural: 'Rubriken des Intranets' },
  bereich: 'intranet',
  title: 'rubrik',
  columns: ['url', 'taggingpfad', 'sortierung'],
  sort: 'sortierung',
  hasDrafts: false,
  hasVersions: true,
  hooks: { beforeDelete: [refuseWithTexts] },
  fields: [
    { name: 'rubrik', type: 'text', label: 'Name', required: true, maxLength: 80 },
    {
      name: 'url',
      type: 'text',
      label: 'Adresse',
      required: true,
      unique: true,
      index: true,
      admin: { placeholder: 'personal', description: 'Letzter Teil von /de/intranet/…' },
      validate: (value: unknown) => {
        const taken = intranetSeiten.find((page) => page === value)
        if (taken) return `Unter /de/intranet/${taken}/ steht schon etwas anderes.`
        if (rubrikUrl.safeParse(value).success) return true
        return 'Nur kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, höchstens 60 Zeichen.'
      },
    },
    {
      name: 'taggingpfad',
      type: 'text',
      label: 'Pfad in der Systematik',
      required: true,
      admin: { placeholder: 'intranet/personal' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9-]+(\/[a-z0-9-]+){0,5}$/.test(value)) ||
        'Kleine Buchstaben, Ziffern und Bindestriche, Ebenen mit / getrennt.',
    },
    sortierung(),
  ],
})
