import { anwesenheiten } from '@kurstadt/contract'
import type { ArrayField, Field } from 'payload'
import { tag } from '../../../../editing/fields/index.ts'
import { vertretung } from './vertretung.ts'

/** How far the minutes of a meeting are. */
export const niederschriftStaende = ['offen', 'entwurf', 'genehmigt', 'oeffentlich'] as const

const standLabels: Record<(typeof niederschriftStaende)[number], string> = {
  offen: 'Noch keine',
  entwurf: 'Entwurf: sehen Ratsmitglieder',
  genehmigt: 'Genehmigt: sehen Ratsmitglieder',
  oeffentlich: 'Veröffentlicht: öffentliche Punkte sehen alle',
}

const anwesenheitLabels: Record<(typeof anwesenheiten)[number], string> = {
  anwesend: 'Anwesend',
  entschuldigt: 'Entschuldigt',
  abwesend: 'Nicht anwesend',
}

/** Who took part in a meeting, and who stood in for whom; a substitute can be named before it. */
export const teilnahme: ArrayField = {
  name: 'teilnahme',
  type: 'array',
  label: 'Anwesenheit',
  labels: { singular: 'Person', plural: 'Personen' },
  maxRows: 200,
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
          name: 'anwesenheit',
          type: 'select',
          label: 'Anwesenheit',
          required: true,
          defaultValue: 'anwesend',
          enumName: 'enum_sitzungen_anwesenheit',
          options: anwesenheiten.map((value) => ({ value, label: anwesenheitLabels[value] })),
        },
      ],
    },
    vertretung,
  ],
}

/** How far the minutes are, and on which day the committee approved them. */
export const niederschrift: Field[] = [
  {
    name: 'niederschrift',
    type: 'select',
    label: 'Niederschrift',
    defaultValue: 'offen',
    enumName: 'enum_sitzungen_niederschrift',
    options: niederschriftStaende.map((value) => ({ value, label: standLabels[value] })),
    admin: { position: 'sidebar', isClearable: false },
  },
  tag({ name: 'genehmigt_am', label: 'Genehmigt am', position: 'sidebar' }),
]
