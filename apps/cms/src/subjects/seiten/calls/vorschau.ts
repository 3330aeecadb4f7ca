import {
  type Answer,
  type DetailType,
  type EntryCall,
  entryCall,
  type Sprache,
} from '@kurstadt/contract'
import type { Payload } from 'payload'
import { type Previewed, readPreview } from '../../../editing/preview/index.ts'
import type { SeiteDoc } from '../../../payload-types.ts'
import type { Call, Calls } from '../../../wire/call/call.ts'
import { callsOf } from '../../../wire/call/calls-of.ts'
import { ApiError } from '../../../wire/errors.ts'
import {
  inLanguage,
  plainRead,
  published,
  readNamed,
  readRefs,
  readRelated,
} from '../../../wire/read/index.ts'
import { idOf, isOfFestival, nummerOf } from '../../../wire/serialise/index.ts'
import { ancestorsOf } from '../read/ancestors.ts'
import { routeOf } from '../serialise/route.ts'
import { seiteOf } from '../serialise/seite.ts'

/** The calls that answer one entry of a type with pages of its own. */
type EntryCalls = Pick<Calls, EntryCall>
type Shown = { payload: Payload; sprache: Sprache }

async function draftOfPage({ payload, sprache }: Shown, nummer: number): Promise<SeiteDoc | null> {
  const { docs } = await payload.find({
    collection: 'seiten',
    draft: true,
    where: { nummer: { equals: nummer } },
    limit: 1,
    pagination: false,
    ...plainRead,
    ...inLanguage(sprache),
  })
  return docs[0] ?? null
}

/** The public page that shows an entry of a type: the festival's own, or else the older. */
async function detailPageOf(
  { payload, sprache }: Shown,
  type: DetailType,
  entry: unknown,
): Promise<SeiteDoc | null> {
  const { docs } = await payload.find({
    collection: 'seiten',
    where: { and: [published, { detailseite_fuer: { equals: type } }] },
    sort: 'nummer',
    pagination: false,
    ...plainRead,
    ...inLanguage(sprache),
  })
  if (type !== 'veranstaltungen') return docs[0] ?? null
  const [own, towns] = [true, false].map((isFestival) =>
    docs.find(({ pageTheme }) => (pageTheme === 'rossini') === isFestival),
  )
  const isOwn = typeof entry === 'object' && entry !== null && isOfFestival(entry)
  return (isOwn ? own : null) ?? towns ?? null
}

type Blocks = NonNullable<SeiteDoc['bloecke']>

type Numbered = ReadonlyMap<string, Parameters<typeof nummerOf>[0]>

const numberIn = (found: Numbered, id: string | null): number => {
  const entry = found.get(id ?? '')
  return entry ? nummerOf(entry) : 0
}

type Chosen = { videos: Numbered; touren: Numbered }

/** The entry that a block shows alone, 0 for one that is gone; null for any other block. */
function entryAt(block: Blocks[number], { touren, videos }: Chosen): Record<string, number> | null {
  if (block.blockType === 'outdoor-route') return { tour_id: numberIn(touren, idOf(block.tour)) }
  if (block.blockType !== 'videos') return null
  const id = idOf(block.video)
  return id === null ? {} : { video_id: numberIn(videos, id) }
}

/** What an editor has set at the blocks of a draft for the calls that feed them. */
async function paramsAt({ payload, sprache }: Shown, blocks: Blocks) {
  const chosen = blocks.flatMap((block) =>
    block.blockType === 'newsticker' ? (block.interessengruppe ?? []) : [],
  )
  const offers = blocks.flatMap((block) =>
    block.blockType === 'pauschalen' ? block.pauschale : [],
  )
  const films = blocks.flatMap((block) =>
    block.blockType === 'videos' && block.video ? [block.video] : [],
  )
  const tours = blocks.flatMap((block) => (block.blockType === 'outdoor-route' ? block.tour : []))
  const [groups, packages, videos, touren] = await Promise.all([
    readRelated(payload, sprache, 'interessengruppen', chosen),
    readNamed(payload, sprache, 'pauschalen', offers),
    readRelated(payload, sprache, 'videos', films),
    readRelated(payload, sprache, 'touren', tours),
  ])
  const own = (block: Blocks[number]): Record<string, number> => {
    if (block.blockType === 'pauschalen') {
      const chosenPackage = packages.get(idOf(block.pauschale) ?? '')
      return { pauschale_id: chosenPackage ? nummerOf(chosenPackage) : 0 }
    }
    if (block.blockType === 'pauschalangebote' && block.anzahl) return { pro_seite: block.anzahl }
    if (block.blockType !== 'newsticker') return {}
    const group = groups.get(idOf(block.interessengruppe) ?? '')
    return { pro_seite: block.anzahl, ...(group && { interessengruppen_id: nummerOf(group) }) }
  }
  return (block: Blocks[number]) => entryAt(block, { videos, touren }) ?? own(block)
}

async function showOn(
  shown: Shown,
  page: SeiteDoc,
  entry: { nummer: number; answer: unknown } | null,
): Promise<Omit<Answer<'vorschau'>, 'bis'>> {
  const { payload, sprache } = shown
  const nummer = nummerOf(page)
  const [refs, ancestors] = await Promise.all([
    readRefs({ payload, sprache, type: 'seiten', docs: [page] }),
    ancestorsOf(payload, sprache, nummer),
  ])
  const blocks = [...(page.bloecke ?? []), ...(page.seitenleiste ?? [])]
  const paramsOf = await paramsAt(shown, blocks)
  const routed = {
    nummer,
    pageTheme: page.pageTheme,
    detail: page.detailseite_fuer ?? null,
    blocks: blocks.map((block) => ({
      template: block.blockType,
      params: paramsOf(block),
      // Who looks at a draft wants to see the page.
      leads_on: false,
    })),
  }
  return {
    route: routeOf(routed, sprache, {}, entry?.nummer ?? null),
    seite: seiteOf(page, ancestors, refs),
    eintrag: entry?.answer ?? null,
  }
}

async function show(
  shown: Shown,
  { typ, nummer }: Previewed,
  all: EntryCalls,
): Promise<Omit<Answer<'vorschau'>, 'bis'>> {
  if (typ === 'seiten') {
    const page = await draftOfPage(shown, nummer)
    if (page === null) throw new ApiError('not-found')
    return showOn(shown, page, null)
  }
  const { payload, sprache } = shown
  const input = { payload, params: { sprache }, id: nummer, isPreview: true }
  const { answer } = await all[entryCall(typ)](input)
  const page = await detailPageOf(shown, typ, answer)
  if (page === null) throw new ApiError('not-found')
  return showOn(shown, page, { nummer, answer })
}

/** Shows the draft that a signed link names; private, and of every other call only what is public. */
export const vorschau: Call<'vorschau'> = async ({ payload, params }) => {
  const of = readPreview(params.token, { secret: payload.secret, now: new Date() })
  if (of === null) throw new ApiError('not-found')
  const shown = await show({ payload, sprache: of.sprache }, of, callsOf(payload))
  const bis = new Date(of.bis * 1000).toISOString()
  return { answer: { ...shown, bis }, tags: [], isPrivate: true }
}
