import type { Field, SelectFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'
import { hidingField } from '../../../../editing/collection/upload-hooks.ts'
import { link, must, nummer, tag, woerter } from '../../../../editing/fields/index.ts'
import { authorField } from '../../../../editing/versions/index.ts'
import { fileKinds } from '../../../../platform/media/index.ts'
import { asksForAuthor, lizenzen } from '../../../../platform/media/lizenzen.ts'

/** A PDF or subtitles: nothing to describe, and nobody's picture. */
function isText(data: object): boolean {
  if (!('mimeType' in data)) return false
  return data.mimeType === fileKinds.pdf.mimeType || data.mimeType === fileKinds.vtt.mimeType
}

/** A film is described by the entry that shows it. */
function isFilm(data: object): boolean {
  return 'mimeType' in data && String(data.mimeType).startsWith('video/')
}

const validateAlt: TextFieldSingleValidation = (value, { data, operation, req }) => {
  const isDecorative = 'dekorativ' in data && data.dekorativ === true
  if (isDecorative || isText(data) || isFilm(data)) return true
  if (req.locale === 'en')
    return operation === 'create'
      ? 'Bitte legen Sie Bilder auf Deutsch an und ergänzen Sie Englisch danach.'
      : true
  return value ? true : 'Bitte beschreiben Sie das Bild oder kreuzen Sie „schmückend“ an.'
}

const validateCopyright: TextFieldSingleValidation = (value, { data }) =>
  value || isText(data) ? true : 'Bitte nennen Sie, wem das Bild gehört.'

/** Asked of people; what comes with an import may lack it and is listed as such. */
const validateLizenz: SelectFieldSingleValidation = (value, { data, req }) => {
  if (value === null || value === undefined)
    return isText(data) || !req.user || 'Bitte wählen Sie, womit die Stadt das Bild zeigen darf.'
  return lizenzen.some((one) => one.value === value) || 'Diese Lizenz gibt es nicht.'
}

const validateUrheber: TextFieldSingleValidation = (value, { data }) =>
  value || !('lizenz' in data && asksForAuthor(data.lizenz))
    ? true
    : 'Diese Lizenz verlangt, dass die Urheberin oder der Urheber genannt wird.'

/** Set by the product from the file itself. */
const fromFile = {
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  access: { create: nobodyField, update: nobodyField },
}

const picture = { condition: (data: object) => !(isText(data) || isFilm(data)) }

const description: Field[] = [
  {
    name: 'titel',
    type: 'text',
    label: 'Name in der Mediathek',
    maxLength: 120,
    admin: { description: 'Unter diesem Namen finden Sie die Datei wieder. Leer: der Dateiname.' },
  },
  {
    name: 'alt',
    type: 'text',
    label: 'Alternativtext',
    localized: true,
    maxLength: 300,
    validate: validateAlt,
    admin: {
      description: 'Was ist zu sehen? Für Menschen, die das Bild nicht sehen.',
      ...picture,
      ...must,
    },
  },
  {
    name: 'dekorativ',
    type: 'checkbox',
    label: 'Nur schmückend (ohne Alternativtext)',
    defaultValue: false,
    admin: picture,
  },
  { name: 'bildtext', type: 'text', label: 'Bildunterschrift', localized: true, maxLength: 500 },
  woerter({
    name: 'schlagworte',
    label: 'Schlagwörter',
    description: 'Zum Wiederfinden, etwa „Kurpark“ oder „Winter“. Nach jedem die Eingabetaste.',
    most: 20,
    longest: 40,
  }),
]

const rights: Field[] = [
  {
    name: 'copyright',
    type: 'text',
    label: 'Copyright',
    maxLength: 200,
    validate: validateCopyright,
    admin: { description: 'Steht am Bild: „Foto: Stadt Bad Silberbronn“.', ...must },
  },
  {
    name: 'urheber',
    type: 'text',
    label: 'Urheberin oder Urheber',
    maxLength: 200,
    validate: validateUrheber,
    admin: { description: 'Wer hat fotografiert, gezeichnet oder geschrieben?' },
  },
  {
    name: 'lizenz',
    type: 'select',
    label: 'Lizenz',
    index: true,
    options: lizenzen.map(({ value, label }) => ({ value, label })),
    validate: validateLizenz,
    admin: {
      components: {
        ...must.components,
        Description: '/subjects/medien/admin/lizenz-bedingung.tsx#LizenzBedingung',
      },
    },
  },
  link({ name: 'quelle', label: 'Quelle' }),
  tag({
    name: 'nutzung_bis',
    label: 'Darf gezeigt werden bis',
    description: 'Letzter Tag des Nutzungsrechts. Leer: ohne Ende.',
  }),
]

/** What an editor says about a picture or file, and what the product found out. */
export const fields: Field[] = [
  ...description,
  { type: 'collapsible', label: 'Rechte', fields: rights },
  { name: 'platzhalter', type: 'text', label: 'Platzhalter', ...fromFile },
  { name: 'quellen', type: 'json', label: 'Größen', ...fromFile },
  { name: 'film_dauer', type: 'number', label: 'Dauer', ...fromFile },
  { name: 'film_ton', type: 'checkbox', label: 'Hat Ton', ...fromFile },
  hidingField,
  authorField,
  // By what an import knows the file again at its source.
  { name: 'herkunft', type: 'json', label: 'Herkunft', ...fromFile },
  {
    name: 'verwendung',
    type: 'ui',
    label: 'Verwendet auf',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/admin/verwendet-auf.tsx#VerwendetAuf' },
    },
  },
  nummer('medien'),
]
