import type { Field } from 'payload'
import { foldedRows, oeffentlich, uhrzeit } from '../../../../editing/fields/index.ts'

/** What each new meeting of a committee begins with; nobody reads it but whoever prepares one. */
export const uebliches: Field = {
  type: 'collapsible',
  label: 'Übliche Sitzung',
  admin: {
    initCollapsed: true,
    description:
      'Damit beginnt jede Sitzung, die Sie mit „Sitzung vorbereiten“ anlegen. Bei der Sitzung lässt sich alles ändern.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        uhrzeit({ name: 'uebliche_uhrzeit', label: 'Beginn', width: '30%' }),
        { name: 'ueblicher_ort', type: 'text', label: 'Ort', maxLength: 160 },
      ],
    },
    {
      name: 'uebliche_tagesordnung',
      type: 'array',
      label: 'Übliche Tagesordnung',
      labels: { singular: 'Punkt', plural: 'Punkte' },
      maxRows: 40,
      admin: {
        ...foldedRows,
        components: {
          ...foldedRows.components,
          RowLabel: '/subjects/rat/admin/agenda-label.tsx#UsualItemLabel',
        },
      },
      fields: [
        { name: 'titel', type: 'text', label: 'Betreff', required: true, maxLength: 250 },
        {
          type: 'row',
          fields: [
            oeffentlich(
              'Öffentlich beraten',
              'Sonst erscheint der Punkt für niemanden ohne Anmeldung.',
            ),
            { name: 'unterpunkt', type: 'checkbox', label: 'Unterpunkt', defaultValue: false },
          ],
        },
      ],
    },
  ],
}
