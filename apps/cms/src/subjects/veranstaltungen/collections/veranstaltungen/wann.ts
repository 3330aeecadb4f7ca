import { veranstaltungStatus } from '@kurstadt/contract'
import type { Field, GroupField, SelectField, TextField } from 'payload'
import { tag, uhrzeit } from '../../../../editing/fields/index.ts'
import { newDayOf, newVenueOf, scheduled } from '../../termine/index.ts'
import { ort } from './ort.ts'
import {
  validateEventDay,
  validateLastDay,
  validateSingleClock,
  validateTimes,
} from './zeitraum.ts'

const statusLabels: Record<(typeof veranstaltungStatus)[number], string> = {
  geplant: 'Findet statt',
  abgesagt: 'Abgesagt',
  verschoben: 'Verschoben',
  verlegt: 'An anderen Ort verlegt',
  ausverkauft: 'Ausverkauft',
}

/** The choice of a state; `name` says of what. */
export function stand(name: 'status' | 'stand'): SelectField {
  return {
    name,
    type: 'select',
    // Without its own name the type would clash with that of `_status`.
    enumName: 'enum_veranstaltungen_stand',
    label: 'Stand',
    required: true,
    defaultValue: 'geplant',
    options: veranstaltungStatus.map((value) => ({ value, label: statusLabels[value] })),
  }
}

/** Beginning and end of a day; an end before the beginning belongs to the next morning. */
export function zeiten(
  names: { from: string; to: string },
  check: (neighbours: unknown) => string | true = () => true,
): [TextField, TextField] {
  const to = uhrzeit({ name: 'timeTo', label: names.to, check: validateTimes })
  return [
    uhrzeit({ name: 'timeFrom', label: names.from, check }),
    {
      ...to,
      admin: {
        ...to.admin,
        description: 'Liegt das Ende nach Mitternacht, genügt die Uhrzeit: 23:30 bis 01:00.',
      },
    },
  ]
}

/**
 * Whether an event is postponed, or was before it was sold out or cancelled. A series has no new day:
 * each of its days has its own.
 */
function isPostponed(event: Partial<Record<string, unknown>>): boolean {
  const known = scheduled.safeParse(event).data
  if (known?.serie) return false
  return event.status === 'verschoben' || newDayOf(known ?? {}) !== null
}

/** Whether an event is held elsewhere, or was to be before it was sold out or cancelled. */
function isMoved(event: Partial<Record<string, unknown>>): boolean {
  const known = scheduled.safeParse(event).data
  return event.status === 'verlegt' || (known !== undefined && newVenueOf(known) !== null)
}

const neuerTermin: GroupField = {
  name: 'neuer_termin',
  type: 'group',
  label: 'Neuer Termin',
  admin: {
    condition: isPostponed,
    description:
      'Leer lassen, solange er nicht feststeht. Der alte Tag bleibt oben stehen; die Website nennt beide.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        tag({ name: 'datum_von', label: 'Neuer Beginn', validate: validateEventDay }),
        tag({
          name: 'datum_bis',
          label: 'Neues Ende',
          validate: (value, { siblingData }) => validateLastDay(value, siblingData),
        }),
      ],
    },
    { type: 'row', fields: zeiten({ from: 'Von (Uhr)', to: 'Bis (Uhr)' }) },
  ],
}

const neuerOrt: GroupField = {
  name: 'neuer_ort',
  type: 'group',
  label: 'Neuer Ort',
  admin: {
    condition: isMoved,
    description: 'Der alte Ort bleibt bei der Veranstaltung stehen; die Website nennt beide.',
  },
  fields: ort(),
}

/** When an event takes place, and whether. */
export const wann: Field[] = [
  {
    type: 'row',
    fields: [
      tag({ name: 'datum_von', label: 'Beginn', required: true, validate: validateEventDay }),
      tag({
        name: 'datum_bis',
        label: 'Ende',
        description: 'Leer lassen bei einem einzigen Tag.',
        validate: (value, { siblingData }) => validateLastDay(value, siblingData),
      }),
    ],
  },
  { type: 'row', fields: zeiten({ from: 'Von (Uhr)', to: 'Bis (Uhr)' }, validateSingleClock) },
  stand('status'),
  {
    name: 'statusgrund',
    type: 'text',
    label: 'Grund',
    localized: true,
    maxLength: 300,
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      condition: (data) => data.status !== 'geplant',
      description: 'Steht groß auf der Website: „Die Sängerin ist erkrankt. Karten gelten weiter.“',
    },
  },
  neuerTermin,
  neuerOrt,
]
