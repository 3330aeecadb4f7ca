import type { BarrierefreiesAngebot } from '@kurstadt/contract'
import type { Field } from 'payload'
import { absatz, foldedRows, tag } from '../../../editing/fields/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { checkPast, checkPruefer, checkStatus, checkWarum } from './check-angebot.ts'

/** An offer as the form holds it; the wire's names are the form's. */
type Pruefung = NonNullable<BarrierefreiesAngebot['pruefung']>
type Grund = BarrierefreiesAngebot['ausnahmen'][number]['grund']

const status: Record<Pruefung['status'], string> = {
  vollstaendig: 'Vollständig mit den Anforderungen vereinbar',
  teilweise: 'Teilweise vereinbar',
  nicht: 'Nicht vereinbar',
}

const gruende: Record<Grund, string> = {
  offen: 'Noch nicht behoben',
  belastung: 'Unverhältnismäßige Belastung (§ 12a Abs. 6 BGG)',
  ausnahme: 'Vom Gesetz ausgenommen',
}

const methoden: Record<Pruefung['methode'], string> = {
  selbst: 'Selbstbewertung der Stadt',
  extern: 'Prüfung durch andere',
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const pruefung: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: 'Ergebnis',
    options: optionsOf(status),
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      checkStatus(value, siblingData),
    admin: { description: 'Leer: Auf der Website steht, dass die Prüfung noch aussteht.' },
  },
  {
    type: 'row',
    fields: [
      tag({
        name: 'geprueft',
        label: 'Zuletzt geprüft am',
        validate: (value) => checkPast(value, todayInBerlin()),
      }),
      tag({
        name: 'erstellt',
        label: 'Erklärung erstellt am',
        validate: (value) => checkPast(value, todayInBerlin()),
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'methode', type: 'select', label: 'Wie geprüft wurde', options: optionsOf(methoden) },
      {
        name: 'pruefer',
        type: 'text',
        label: 'Wer geprüft hat',
        maxLength: 160,
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
          checkPruefer(value, siblingData),
      },
    ],
  },
]

const ausnahmen: Field = {
  name: 'ausnahmen',
  type: 'array',
  label: 'Was noch nicht barrierefrei ist',
  labels: { singular: 'Punkt', plural: 'Punkte' },
  maxRows: 40,
  admin: foldedRows,
  fields: [
    {
      name: 'grund',
      type: 'select',
      label: 'Grund',
      required: true,
      defaultValue: 'offen',
      options: optionsOf(gruende),
    },
    absatz({ name: 'was', label: 'Was nicht barrierefrei ist', longest: 600 }),
    {
      name: 'warum',
      type: 'textarea',
      label: 'Warum',
      localized: true,
      maxLength: 600,
      validate: (value: unknown, { req, siblingData }) =>
        checkWarum(value, siblingData, req.locale),
      admin: {
        description: 'Bei unverhältnismäßiger Belastung verlangt das Gesetz eine Begründung.',
      },
    },
    tag({
      name: 'bis',
      label: 'Behoben bis',
      description: 'Ist der Tag vorbei, steht der Punkt als überfällig auf Ihrer Startseite.',
    }),
    {
      name: 'alternative',
      type: 'textarea',
      label: 'Wie man bis dahin an den Inhalt kommt',
      localized: true,
      maxLength: 600,
    },
  ],
}

/** The fields of one offer: how it was checked, and what is not accessible yet. */
export const angebot = (name: string, label: string): Field => ({
  name,
  type: 'group',
  label,
  fields: [...pruefung, ausnahmen],
})
