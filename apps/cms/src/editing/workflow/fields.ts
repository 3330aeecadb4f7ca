import type { DateField, Field, FieldAccess } from 'payload'
import { publishesEntry, type Scope } from '../access/index.ts'
import { valuesOf } from '../changes/index.ts'
import { tag, validateMoment, zeitpunkt } from '../fields/index.ts'
import { reviewFieldsOfForm } from './pruefung/index.ts'
import { staende } from './stand.ts'
import { isNewAndPast } from './termine.ts'

/** Name of the field that says in which state a document is. */
export const standField = 'bearbeitungsstand'

/** An instant at which the product acts by itself; only for who may publish. */
function termin(
  name: string,
  label: string,
  description: string,
  mayWrite: FieldAccess,
): DateField {
  const field = zeitpunkt({
    name,
    label,
    description,
    validate: (value, { previousValue }) => {
      const known = validateMoment(value)
      return known === true && isNewAndPast(value, previousValue)
        ? 'Dieser Zeitpunkt liegt in der Vergangenheit.'
        : known
    },
  })
  return {
    ...field,
    access: { create: mayWrite, update: mayWrite },
    hooks: { ...field.hooks, beforeDuplicate: [() => null] },
    admin: { ...field.admin, position: 'sidebar', disableBulkEdit: true },
  }
}

const bearbeitungsstand: Field = {
  name: standField,
  type: 'select',
  enumName: 'enum_bearbeitungsstand',
  label: 'Bearbeitungsstand',
  defaultValue: 'entwurf',
  index: true,
  options: Object.entries(staende).map(([value, label]) => ({ value, label })),
  hooks: { beforeDuplicate: [() => 'entwurf'] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    description: 'Ändert sich mit den Schaltflächen oben.',
    components: { Cell: '/admin/stand-cell.tsx#StandCell' },
  },
}

/** What every document with drafts has beside its content: state, instants, who answers for it. */
export function workflowFields(scope: Scope): Field[] {
  const publishers: FieldAccess = ({ req, doc, data }) =>
    publishesEntry(req.user, scope, valuesOf(doc ?? data))
  return [
    bearbeitungsstand,
    ...reviewFieldsOfForm,
    termin(
      'veroeffentlichen_am',
      'Veröffentlichen am',
      'Als Entwurf speichern: Zu dieser Zeit geht er von selbst online.',
      publishers,
    ),
    termin(
      'zurueckziehen_am',
      'Zurückziehen am',
      'Zu dieser Zeit verschwindet der veröffentlichte Eintrag von der Website.',
      publishers,
    ),
    {
      name: 'verantwortlich',
      type: 'relationship',
      relationTo: 'benutzer',
      label: 'Verantwortlich',
      defaultValue: ({ user }) => user?.id ?? null,
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    tag({
      name: 'pruefen_bis',
      label: 'Prüfen bis',
      position: 'sidebar',
      description:
        'An diesem Tag bittet eine Mail die verantwortliche Person, den Eintrag durchzusehen. Steht dort niemand, geht keine Mail.',
    }),
  ]
}
