import type { Field, TextFieldSingleValidation } from 'payload'
import { nobodyField } from '../../access/index.ts'
import { nummer } from '../../fields/index.ts'

function isPdf(data: object): boolean {
  return 'mimeType' in data && data.mimeType === 'application/pdf'
}

const validateAlt: TextFieldSingleValidation = (value, { data, req }) => {
  const isDecorative = 'dekorativ' in data && data.dekorativ === true
  if (value || isDecorative || isPdf(data) || req.locale === 'en') return true
  return 'Bitte beschreiben Sie das Bild oder kreuzen Sie «schmückend» an.'
}

const validateCopyright: TextFieldSingleValidation = (value, { data }) =>
  value || isPdf(data) ? true : 'Bitte nennen Sie, wem das Bild gehört.'

/** Set by the product from the file itself. */
const fromFile = {
  admin: { hidden: true, disableBulkEdit: true },
  access: { create: nobodyField, update: nobodyField },
}

/** What an editor says about a picture or file, and what the product found out. */
export const fields: Field[] = [
  {
    name: 'alt',
    type: 'text',
    label: 'Alternativtext',
    localized: true,
    validate: validateAlt,
    admin: {
      description: 'Was ist zu sehen? Für Menschen, die das Bild nicht sehen.',
      condition: (data) => !isPdf(data),
    },
  },
  {
    name: 'dekorativ',
    type: 'checkbox',
    label: 'Nur schmückend (ohne Alternativtext)',
    defaultValue: false,
    admin: { condition: (data) => !isPdf(data) },
  },
  { name: 'copyright', type: 'text', label: 'Copyright', validate: validateCopyright },
  { name: 'bildtext', type: 'text', label: 'Bildunterschrift', localized: true },
  { name: 'platzhalter', type: 'text', label: 'Platzhalter', ...fromFile },
  { name: 'quellen', type: 'json', label: 'Größen', ...fromFile },
  nummer('medien'),
]
