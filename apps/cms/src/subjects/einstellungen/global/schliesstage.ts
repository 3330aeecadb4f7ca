import type { Field } from 'payload'
import { tag } from '../../../editing/fields/index.ts'
import { bundeslaender } from '../../../platform/time/holidays.ts'

/** When every office is shut: public holidays of the state, and days that the town chooses. */
export const schliesstage: Field[] = [
  {
    name: 'bundesland',
    type: 'select',
    label: 'Bundesland',
    defaultValue: 'BW',
    options: Object.entries(bundeslaender).map(([value, label]) => ({ value, label })),
    admin: {
      description:
        'An seinen gesetzlichen Feiertagen gelten alle Ämter als geschlossen. Reihen, die an Feiertagen ausfallen, folgen einer Änderung in der nächsten Nacht.',
    },
  },
  {
    name: 'schliesstage',
    type: 'array',
    label: 'Schließtage aller Ämter',
    labels: { singular: 'Schließtag', plural: 'Schließtage' },
    maxRows: 100,
    admin: {
      description:
        'Zum Beispiel Brückentage, Heiligabend oder der Betriebsausflug; Feiertage stehen schon im Kalender. Hat ein Amt doch geöffnet, steht das bei ihm unter „Abweichende Zeiten“.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          tag({ name: 'tag', label: 'Tag', required: true }),
          { name: 'anlass', type: 'text', label: 'Anlass', localized: true, maxLength: 120 },
        ],
      },
    ],
  },
]
