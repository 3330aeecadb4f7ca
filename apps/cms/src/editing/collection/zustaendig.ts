import { APIError, type CollectionBeforeChangeHook, type SelectField } from 'payload'
import {
  type Bereich,
  draftsEverywhere,
  keptValues,
  type Parts,
  type Scope,
  type Teil,
  teile,
  teilField,
} from '../access/index.ts'
import { valuesOf } from '../changes/index.ts'

/** An entry was about to go into a part of the site, or out of one, that its editor does not keep. */
class ForeignPartError extends APIError {
  constructor() {
    super(
      'Diesen Teil der Website pflegt Ihr Konto nicht. Bitte wählen Sie einen anderen, oder fragen Sie die Administration.',
      403,
      null,
      true,
    )
  }
}

/** Refuses to hand an entry to a part of the site that its editor does not keep (E14). */
export function keepPart({ bereich, parts }: Scope): CollectionBeforeChangeHook {
  return ({ data, originalDoc, req }) => {
    const { user } = req
    if (parts === undefined || !user) return data
    const [before, after] = [originalDoc, data].map((doc) => valuesOf(doc).get(parts.field))
    const isTold = after !== undefined && after !== null && after !== before
    if (!isTold || draftsEverywhere(user, bereich)) return data
    const kept = keptValues(user, parts)
    const named = [before, after].filter((value) => typeof value === 'string')
    if (!named.every((value) => kept.includes(value))) throw new ForeignPartError()
    return data
  }
}

type PartField = { bereich: Bereich; parts: Parts; usual: Teil }

/**
 * The part of the site that an entry belongs to; only those that an account keeps are offered.
 * `usual` is that of a new entry, where its editor keeps it.
 */
export function zustaendig({ bereich, parts, usual }: PartField): SelectField {
  return {
    name: teilField,
    type: 'select',
    enumName: 'enum_zustaendig',
    label: 'Zuständig',
    index: true,
    defaultValue: ({ user }) => {
      const kept = keptValues(user, parts)
      return kept.length === 0 || kept.includes(usual) ? usual : kept[0]
    },
    options: Object.entries(teile).map(([value, { label }]) => ({ value, label })),
    filterOptions: ({ options, req: { user } }) => {
      const isFree = user === null || draftsEverywhere(user, bereich)
      const offered = isFree ? Object.keys(parts.values) : keptValues(user, parts)
      return options.filter((one) => offered.includes(typeof one === 'string' ? one : one.value))
    },
    admin: {
      position: 'sidebar',
      isClearable: false,
      description: 'Wer diesen Eintrag pflegt und veröffentlicht.',
    },
  }
}
