import type { VerfahrenFormulare } from '@kurstadt/contract'
import type { VerfahrenDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listFound } from '../../../wire/call/entries.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { readInCharge } from '../read/rathaus.ts'
import { findVerfahrenWithForms } from '../read/verfahren.ts'
import { verfahrenOf } from '../serialise/verfahren.ts'

function formsOf(doc: VerfahrenDoc, refs: Refs): VerfahrenFormulare | null {
  const { id, sprache, titel, kurztext, detailURL, formulare, amt } = verfahrenOf(doc, refs)
  if (formulare.length === 0) return null
  const named = amt.map((office) => ({
    id: office.id,
    sprache: office.sprache,
    titel: office.titel,
    detailURL: office.detailURL,
  }))
  return { id, sprache, titel, kurztext, detailURL, formulare, amt: named }
}

/** Forms of all procedures that have some, by title (spec 2.6). */
export const wegweiserFormulare: Call<'wegweiser_formulare'> = async ({ payload, params }) =>
  listFound({
    payload,
    type: 'wegweiser_verfahren',
    watches: ['aemter', 'medien'],
    related: (docs) =>
      readInCharge(payload, params.sprache, {
        amt: docs.flatMap(({ amt }) => amt ?? []),
        mitarbeiter: [],
      }),
    serialise: formsOf,
    params,
    found: await findVerfahrenWithForms(payload, params),
  })
