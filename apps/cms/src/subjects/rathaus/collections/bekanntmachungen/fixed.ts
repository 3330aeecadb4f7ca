import type { CollectionBeforeValidateHook, Field, FieldAccess, FieldAffectingData } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'
import { valuesOf } from '../../../../editing/changes/index.ts'

/** Anybody who may save, until the notice is published; its English may be added at any time. */
const untilPublished =
  (isTranslated: boolean): FieldAccess =>
  ({ doc, req }) =>
    !valuesOf(doc).get('bekanntgemacht_am') || (isTranslated && req.locale === 'en')

type DataField = Field & FieldAffectingData

/** A field that nobody changes once the notice is published; the form shows it and takes nothing. */
export function fixed<Of extends DataField>(field: Of): Of {
  const isTranslated = 'localized' in field && field.localized === true
  return {
    ...field,
    access: { update: untilPublished(isTranslated) },
    custom: { ...field.custom, isFixed: true },
  }
}

/**
 * An older version of a published notice brings back its English and its office alone: the German
 * stays as it stands, where Payload would leave out what nobody may change.
 */
export const keepFixed: CollectionBeforeValidateHook = ({
  collection,
  context,
  data,
  originalDoc,
}) => {
  const now = valuesOf(originalDoc)
  if (context.isRestoringVersion !== true || !now.get('bekanntgemacht_am')) return data
  const fixedFields = collection.flattenedFields.filter(({ custom }) => custom?.isFixed === true)
  return { ...data, ...Object.fromEntries(fixedFields.map(({ name }) => [name, now.get(name)])) }
}

/** The notice that this one corrects. */
export const berichtigt: Field = fixed({
  name: 'berichtigt',
  type: 'relationship',
  relationTo: 'bekanntmachungen',
  hasMany: false,
  index: true,
  label: 'Berichtigt die Bekanntmachung',
  filterOptions: ({ id }) => ({
    _status: { equals: 'published' },
    ...(id === undefined ? {} : { id: { not_equals: id } }),
  }),
  admin: {
    position: 'sidebar',
    allowCreate: false,
    description: 'Die alte bleibt stehen und verweist auf diese.',
  },
})

/** The instant at which it was published, to the second; set once, by the product itself. */
export const bekanntgemachtAm: Field = {
  name: 'bekanntgemacht_am',
  type: 'date',
  label: 'Bekannt gemacht am',
  access: { create: nobodyField, update: nobodyField },
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    condition: ({ bekanntgemacht_am: am }) => Boolean(am),
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm:ss' },
  },
}
