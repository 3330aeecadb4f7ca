import { anwesenheiten } from '@kurstadt/contract'
import type { DateFieldValidation, RowField } from 'payload'
import { tag } from '../../../../editing/fields/index.ts'

const validateLastDay: DateFieldValidation = (value, { siblingData }) => {
  const { vertretung_von: von }: { vertretung_von?: unknown } = siblingData
  if (!value || typeof von !== 'string') return true
  return new Date(value) >= new Date(von) || 'Der letzte Tag liegt vor dem ersten.'
}

const [present] = anwesenheiten

/**
 * Who stands in for a member who cannot come, and from when until when this one sees what the
 * committee sees of the meeting (decision 0105).
 */
export const vertretung: RowField = {
  type: 'row',
  admin: {
    condition: (_, row: { anwesenheit?: unknown } | undefined) => row?.anwesenheit !== present,
  },
  fields: [
    {
      name: 'vertretung',
      type: 'relationship',
      relationTo: 'raete',
      label: 'Wird vertreten durch',
      admin: {
        description:
          'Sieht die Unterlagen dieser Sitzung wie ein Mitglied des Gremiums, sobald Sie veröffentlichen, bis zum Tag der Sitzung. Andere Tage können Sie daneben angeben.',
      },
    },
    tag({ name: 'vertretung_von', label: 'Sieht sie ab' }),
    tag({ name: 'vertretung_bis', label: 'Bis einschließlich', validate: validateLastDay }),
  ],
}
