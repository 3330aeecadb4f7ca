import { gremiumFunktionen } from '@kurstadt/contract'
import type { ArrayField, DateFieldValidation } from 'payload'
import { tag } from '../../../../editing/fields/index.ts'

const funktionLabels: Record<(typeof gremiumFunktionen)[number], string> = {
  vorsitz: 'Vorsitz',
  stellvertretung: 'Stellvertretender Vorsitz',
  mitglied: 'Mitglied',
  ersatz: 'Ersatzmitglied',
}

const validateLastDay: DateFieldValidation = (value, { siblingData }) => {
  const { von }: { von?: unknown } = siblingData
  if (!value || typeof von !== 'string') return true
  return new Date(value) >= new Date(von) || 'Der letzte Tag liegt vor dem ersten.'
}

/** Who sits in a committee, and from when until when; the one place where membership is kept. */
export const mitglieder: ArrayField = {
  name: 'mitglieder',
  type: 'array',
  label: 'Mitglieder',
  labels: { singular: 'Mitglied', plural: 'Mitglieder' },
  maxRows: 200,
  admin: {
    description:
      'Wer ausscheidet, bekommt bei „bis“ den letzten Tag. Ab dem Tag danach sieht das Ratsmitglied nicht mehr, was nur dieses Gremium sieht. Ersatzmitglieder sehen es für die Sitzungen, in denen sie vertreten; das tragen Sie bei der Sitzung ein.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'rat',
          type: 'relationship',
          relationTo: 'raete',
          label: 'Ratsmitglied',
          required: true,
        },
        {
          name: 'funktion',
          type: 'select',
          label: 'Funktion',
          required: true,
          defaultValue: 'mitglied',
          enumName: 'enum_gremien_funktion',
          options: gremiumFunktionen.map((value) => ({ value, label: funktionLabels[value] })),
        },
        tag({ name: 'von', label: 'Von' }),
        tag({ name: 'bis', label: 'Bis', validate: validateLastDay }),
      ],
    },
  ],
}
