import type { PayloadRequest } from 'payload'
import { readWaitingProposals } from '../../subjects/partner/index.ts'
import { most } from './hits.ts'
import { type Condition, formOf, listWhere } from './places.ts'
import type { Section } from './section.ts'
import { dayText } from './words.ts'

const kinds = {
  unterkuenfte: { one: 'Unterkunft', many: 'Unterkünfte' },
  brancheneintraege: { one: 'Brancheneintrag', many: 'Branchenverzeichnis' },
} as const

const types = ['unterkuenfte', 'brancheneintraege'] as const

/** Entries at which a partner's proposal waits; null where none does, or somebody else keeps them. */
export async function readProposals(req: PayloadRequest): Promise<Section | null> {
  const waiting = await readWaitingProposals(req)
  if (waiting === null || waiting.length === 0) return null
  const lists = types.flatMap((typ) => {
    const own = waiting.filter((one) => one.typ === typ)
    const groups = own.map(({ id }): Condition[] => [['id', 'equals', id]])
    return own.length === 0
      ? []
      : [{ label: kinds[typ].many, count: own.length, href: listWhere(typ, groups) }]
  })
  return {
    key: 'vorschlaege',
    titel: 'Vorschläge der Betriebe',
    count: waiting.length,
    empty: '',
    lists,
    lines: waiting.slice(0, most).map(({ id, seit, titel, typ }) => ({
      href: formOf(typ, id),
      titel,
      art: kinds[typ].one,
      text: `gesendet am ${dayText(seit)}`,
    })),
  }
}
