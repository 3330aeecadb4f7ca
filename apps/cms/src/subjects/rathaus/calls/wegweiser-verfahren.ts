import type { Params, Sprache, VerfahrenEintrag, VerfahrenGruppe } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { VerfahrenDoc } from '../../../payload-types.ts'
import { type Call, listOf } from '../../../wire/call/call.ts'
import { oneEntry } from '../../../wire/call/entries.ts'
import { readNamed, readRefs } from '../../../wire/read/index.ts'
import { detailUrl, type Refs } from '../../../wire/serialise/index.ts'
import { detailTag, embeddedTags, tagOf } from '../../../wire/tags.ts'
import { readInCharge } from '../read/rathaus.ts'
import { searchVerfahren } from '../read/search-verfahren.ts'
import { type FoundVerfahren, findVerfahren } from '../read/verfahren.ts'
import { verfahrenIndex } from '../read/verfahren-index.ts'
import { inChargeWith, verfahrenOf } from '../serialise/verfahren.ts'

const type = 'wegweiser_verfahren'

/** What an office or a person becomes public with is their own change, not the procedure's. */
const watches = ['aemter', 'mitarbeiter'] as const

/** The public offices and staff of procedures. */
function inCharge(
  payload: Payload,
  sprache: Sprache,
  docs: readonly Partial<Pick<VerfahrenDoc, 'amt' | 'mitarbeiter'>>[],
) {
  return readInCharge(payload, sprache, {
    amt: docs.flatMap(({ amt }) => amt ?? []),
    mitarbeiter: docs.flatMap(({ mitarbeiter }) => mitarbeiter ?? []),
  })
}

function entriesOf(rows: readonly FoundVerfahren[], refs: Refs): VerfahrenEintrag[] {
  const page = refs.detailPages.wegweiser_verfahren
  const inChargeOf = inChargeWith(refs)
  return rows.map((row) => {
    const { nummer: id, sprache, titel, kurztext, synonyme } = row
    const detailURL = detailUrl(page, titel, id)
    return { id, sprache, titel, kurztext, detailURL, synonyme, ...inChargeOf(row) }
  })
}

function groupsOf(
  rows: readonly FoundVerfahren[],
  entries: readonly VerfahrenEintrag[],
): VerfahrenGruppe[] {
  const letters = new Map(rows.map(({ nummer, buchstabe }) => [nummer, buchstabe]))
  const groups = Map.groupBy(entries, ({ id }) => letters.get(id) ?? '#')
  return [...groups].map(([buchstabe, verfahren]) => ({ buchstabe, verfahren }))
}

/** The parameters with the numbers of what is looked for, and what was probably meant. */
async function searched(payload: Payload, params: Params<'wegweiser_verfahren'>) {
  if (params.q === '') return { params, gemeint: null }
  const index = await verfahrenIndex(payload, params.sprache)
  const { nummern, gemeint } = searchVerfahren(index, params.q)
  const { id: asked } = params
  const id = asked ? nummern.filter((nummer) => asked.includes(nummer)) : nummern
  return { params: { ...params, id }, gemeint }
}

/** Procedures by title, those that are looked for; with `gruppiert` by first letters (spec 7). */
export const wegweiserVerfahren: Call<'wegweiser_verfahren'> = async ({
  payload,
  params: asked,
}) => {
  const { sprache } = asked
  const { params, gemeint } = await searched(payload, asked)
  const { rows, anzahl } = await findVerfahren(payload, params)
  const related = await inCharge(payload, sprache, rows)
  const refs = await readRefs({ payload, sprache, type, docs: [], related })
  const entries = entriesOf(rows, refs)
  const found = { totalDocs: anzahl }
  const list = params.gruppiert
    ? { ...listOf(groupsOf(rows, entries), found, params), gemeint }
    : { ...listOf(entries, found, params), gemeint }
  return {
    answer: list,
    isPrivate: asked.q !== '',
    tags: [
      type,
      ...rows.map(({ nummer }) => tagOf(type, nummer)),
      ...embeddedTags(refs),
      ...watches,
      detailTag(refs, type),
    ],
  }
}

/** A procedure with everything about it (spec 3). */
export const wegweiserVerfahrenId: Call<'wegweiser_verfahren/{id}'> = (input) => {
  const { payload, params } = input
  return oneEntry({
    ...input,
    type,
    watches: [...watches, 'lebenslagen'],
    related: async (docs) => {
      const named = docs.flatMap(({ lebenslagen }) => lebenslagen ?? [])
      const [offices, lebenslagen] = await Promise.all([
        inCharge(payload, params.sprache, docs),
        readNamed(payload, params.sprache, 'lebenslagen', named),
      ])
      return { ...offices, lebenslagen }
    },
    serialise: verfahrenOf,
  })
}
