import { sprachen } from '@kurstadt/contract'
import type { TextField } from 'payload'
import { inGerman } from '../../../../editing/fields/index.ts'
import { freePathOfCopy } from './free-path.ts'
import { normalisePath, pathProblem } from './pfad.ts'

/** Path of a page in one language; a page without one does not exist in that language. */
export const pfad: TextField = {
  name: 'pfad',
  type: 'text',
  label: 'Pfad',
  localized: true,
  unique: true,
  index: true,
  custom: inGerman,
  admin: {
    placeholder: '/de/besuchen/therme/',
    description:
      'Leer lassen: Der Pfad entsteht aus dem Titel. Ändern Sie ihn, ziehen die Unterseiten mit um, und die alten Adressen führen zur neuen.',
  },
  hooks: {
    beforeValidate: [({ value }) => (value === undefined ? undefined : normalisePath(value))],
    beforeDuplicate: [({ req, value }) => freePathOfCopy(req, value)],
  },
  validate: (value: unknown, { data, req, previousValue }) => {
    const sprache = sprachen.find((one) => one === req.locale) ?? 'de'
    const home = `/${sprache}/`
    if (previousValue === home && value !== home) return 'Die Startseite behält ihre Adresse.'
    if (typeof value !== 'string' || value === '')
      return sprache === 'de' ? 'Bitte geben Sie einen Pfad an.' : true
    const isDetailPage = 'detailseite_fuer' in data && Boolean(data.detailseite_fuer)
    return pathProblem(value, sprache, isDetailPage) ?? true
  },
}
