import type { CollectionBeforeChangeHook, Field, Tab } from 'payload'
import { isRecord } from '../../../../platform/record.ts'
import { digestOfText } from './text-digest.ts'

/** Whether the version in Leichte Sprache still says what the page says. */
export const leichteZustaende = {
  aktuell: 'Passt zum Text',
  geaendert: 'Der Text wurde danach geändert',
} as const

const hidden: Field = {
  name: 'leichte_stand',
  type: 'text',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** Which page says the same in Leichte Sprache, and since when the two have gone apart (BITV 2.0 § 4). */
export const leichteSprache: Tab = {
  label: 'Leichte Sprache',
  description:
    'Eine eigene Seite, die dasselbe in Leichter Sprache sagt. Oben auf dieser Seite führt ein Link zu ihr.',
  fields: [
    {
      name: 'leichte_fassung',
      type: 'relationship',
      relationTo: 'seiten',
      hasMany: false,
      label: 'Seite in Leichter Sprache',
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      validate: (value: unknown, { id }: { id?: number | string | undefined }) =>
        value === id && id !== undefined
          ? 'Eine Seite ist nicht ihre eigene Fassung in Leichter Sprache.'
          : true,
    },
    {
      name: 'leichte_zustand',
      type: 'select',
      label: 'Stand der Leichten Sprache',
      enumName: 'enum_seiten_leichte_zustand',
      options: Object.entries(leichteZustaende).map(([value, label]) => ({ value, label })),
      admin: {
        readOnly: true,
        disableBulkEdit: true,
        condition: ({ leichte_fassung }) => Boolean(leichte_fassung),
      },
    },
    {
      name: 'leichte_passt',
      type: 'checkbox',
      virtual: true,
      label: 'Ich habe die Fassung in Leichter Sprache angesehen: Sie passt zum Text.',
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        condition: ({ leichte_fassung }) => Boolean(leichte_fassung),
        description: 'Ankreuzen und speichern, wenn Sie beide Texte verglichen haben.',
      },
    },
    hidden,
  ],
}

const idIn = (value: unknown) => (isRecord(value) ? value.id : (value ?? null))

const nothing = { leichte_passt: null, leichte_stand: null, leichte_zustand: null }

/**
 * Compares the German text with the one that the version in Leichte Sprache was confirmed for; whoever
 * chooses a version, or ticks the box, confirms it. Pictures and settings of blocks are no text. A
 * version that was chosen in the English form is confirmed by the next save in German, because no
 * German text is at hand there.
 */
export const noteLeichteSprache: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const [asked, before] = [{ ...data }, isRecord(originalDoc) ? originalDoc : {}]
  const page = { ...before, ...asked }
  const fassung = idIn(page.leichte_fassung)
  const isOther = fassung !== idIn(before.leichte_fassung)
  if (fassung === null) return { ...asked, ...nothing }
  if (req.locale !== 'de') {
    const { leichte_stand = null, leichte_zustand = null } = isOther ? nothing : before
    return { ...asked, leichte_passt: null, leichte_stand, leichte_zustand }
  }
  const now = digestOfText(page)
  const isConfirmed = asked.leichte_passt === true || isOther || !before.leichte_stand
  const stand = isConfirmed ? now : before.leichte_stand
  return {
    ...asked,
    leichte_passt: null,
    leichte_stand: stand,
    leichte_zustand: stand === now ? 'aktuell' : 'geaendert',
  }
}
