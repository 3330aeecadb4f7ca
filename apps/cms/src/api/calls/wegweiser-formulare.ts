import type { VerfahrenFormulare } from '@kurstadt/contract'
import type { VerfahrenDoc } from '../../payload-types.ts'
import { readInCharge } from '../read/index.ts'
import { type Refs, verfahrenOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listOf } from './call.ts'
import { listEntries } from './entries.ts'

/** Fields that say nothing about forms. */
const without = ['text', 'unterlagen', 'gebuehr', 'dauer', 'fristen', 'hinweis'] as const

function formsOf(doc: VerfahrenDoc, refs: Refs): VerfahrenFormulare | null {
  const { id, sprache, titel, kurztext, detailURL, formulare, amt } = verfahrenOf(doc, refs)
  if (formulare.length === 0) return null
  const named = amt.map((office) => ({
    id: office.id,
    titel: office.titel,
    detailURL: office.detailURL,
  }))
  return { id, sprache, titel, kurztext, detailURL, formulare, amt: named }
}

/** Forms of all procedures that have some, by title (spec 2.6). */
export const wegweiserFormulare: Call<'wegweiser_formulare'> = async ({ payload, params }) => {
  const { seite, pro_seite, sprache } = params
  const { answer, tags } = await listEntries({
    payload,
    type: 'wegweiser_verfahren',
    watches: ['aemter'],
    without,
    related: (docs) =>
      readInCharge(payload, sprache, {
        amt: docs.flatMap(({ amt }) => amt ?? []),
        mitarbeiter: [],
      }),
    serialise: formsOf,
    params: { ...params, seite: 1, pro_seite: 9999 },
  })
  const first = (seite - 1) * pro_seite
  const page = answer.data.slice(first, first + pro_seite)
  return { answer: listOf(page, { totalDocs: answer.data.length }, params), tags }
}
