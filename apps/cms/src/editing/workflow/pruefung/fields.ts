import type { Field, FieldHook } from 'payload'
import { longestComment } from './next-review.ts'

const notInCopies: { beforeDuplicate: FieldHook[] } = { beforeDuplicate: [() => null] }

const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** Who is asked to look at an entry, by whom, and what they say; shown beside the form (E14). */
export const reviewFieldsOfForm: Field[] = [
  {
    name: 'pruefung',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/admin/review-note.tsx#ReviewNote' },
      disableListColumn: true,
    },
  },
  {
    name: 'pruefung_durch',
    type: 'relationship',
    relationTo: 'benutzer',
    label: 'Prüfung durch',
    hooks: notInCopies,
    admin: hidden,
  },
  {
    name: 'pruefung_von',
    type: 'relationship',
    relationTo: 'benutzer',
    label: 'Zur Prüfung gegeben von',
    hooks: notInCopies,
    admin: hidden,
  },
  {
    name: 'pruefung_kommentar',
    type: 'textarea',
    label: 'Kommentar zur Prüfung',
    maxLength: longestComment,
    hooks: notInCopies,
    admin: hidden,
  },
]
