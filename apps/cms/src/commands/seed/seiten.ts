import { isTemplateName, type Slot, templates } from '@kurstadt/contract'
import type { SeiteContent, SeiteInLanguage, Zustaendig } from '../../../../../content/shape.ts'
import type { SeiteDoc } from '../../payload-types.ts'
import { blockOf } from './blocks.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

type SidebarBlock = NonNullable<SeiteDoc['seitenleiste']>[number]

function fitsSidebar(block: { blockType: string }): block is SidebarBlock {
  return isTemplateName(block.blockType) && templates[block.blockType].slots.some(isSidebar)
}

const isSidebar = (slot: Slot) => slot === 'sidebar'

function inLanguage(seeding: Seeding, text: SeiteInLanguage) {
  const { made } = seeding
  const { pfad, titel, beschreibung, heroImages = [], heroSlider = [], blocks } = text
  const blocksIn = (slot: Slot) =>
    blocks.filter((block) => block.slot === slot).map((block) => blockOf(seeding, block))
  return {
    pfad,
    titel,
    beschreibung,
    heroImages: heroImages.map(({ bild, ...rest }) => ({
      ...rest,
      bild: idOf(made, 'bilder', bild),
    })),
    heroSlider: heroSlider.map(({ bild, ...rest }) => ({
      ...rest,
      bild: idOf(made, 'bilder', bild),
    })),
    bloecke: blocksIn('content'),
    seitenleiste: blocksIn('sidebar').filter(fitsSidebar),
  }
}

/** Who keeps a page: as it says itself, else as the page above it. */
function teilOf(pages: readonly SeiteContent[], page: SeiteContent): Zustaendig {
  if (page.zustaendig !== undefined) return page.zustaendig
  const above = pages.find(({ key }) => key === page.eltern)
  return above === undefined ? 'gemeinsam' : teilOf(pages, above)
}

async function addSeite(seeding: Seeding, seite: SeiteContent): Promise<void> {
  const { key, eltern, pageLayout, detailseite_fuer, leichteFassung, de, en } = seite
  const id = await publish(
    seeding,
    'seiten',
    {
      ...inLanguage(seeding, de),
      pageLayout,
      zustaendig: teilOf(seeding.town.seiten, seite),
      pageTheme: seite.pageTheme ?? 'default',
      detailseite_fuer,
      nur_deutsch: en === undefined,
      eltern: eltern === undefined ? null : idOf(seeding.made, 'seiten', eltern),
      leichte_fassung:
        leichteFassung === undefined ? null : idOf(seeding.made, 'seiten', leichteFassung),
      _status: 'published',
    },
    en ? inLanguage(seeding, en) : null,
  )
  remember(seeding.made, 'seiten', key, id)
}

function publishRedirect(
  { payload, req }: Seeding,
  data: { von: string; nach: string; status: '301' },
): Promise<unknown> {
  const shared = { collection: 'weiterleitungen', req, depth: 0, overrideAccess: true } as const
  return payload.create({ ...shared, locale: 'de', data })
}

/** Makes the pages and the addresses that lead to them; the content lists a parent before its children. */
export async function addSeiten(seeding: Seeding): Promise<void> {
  await inOrder(seeding, 'Seiten', seeding.town.seiten, (seite) => addSeite(seeding, seite))
  for (const { von, nach } of seeding.town.weiterleitungen ?? [])
    await publishRedirect(seeding, { von, nach, status: '301' })
}
