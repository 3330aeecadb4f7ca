import type { Block } from 'payload'
import { drawings } from './drawings.generated.ts'
import { type Drawing, groups } from './groups.ts'
import { drawingsOfModules } from './portalmodule.ts'
import { draw } from './shapes.ts'

const known = new Map<string, Drawing>(Object.entries({ ...drawings, ...drawingsOfModules }))

/** Picture of what a block looks like on a page, as SVG; null when there is no such block. */
export function pictureOf(slug: string): string | null {
  const drawing = known.get(slug)
  return drawing ? draw(drawing.shapes) : null
}

/** Where the back office serves the pictures, below its own calls. */
export const picturesPath = '/bausteine/:name'

function withPicture(block: Block): Block {
  const drawing = known.get(block.slug)
  if (!drawing) return block
  const thumbnail = { url: `/api/seiten/bausteine/${block.slug}.svg`, alt: drawing.satz }
  return {
    ...block,
    admin: { ...block.admin, group: groups[drawing.group], images: { thumbnail } },
  }
}

const order = Object.keys(groups)
const german = new Intl.Collator('de')

/** Where a block stands in the drawer: its group; there what most pages need, then A to Z. */
function placeOf({ slug, labels }: Block): { group: number; rank: number; label: string } {
  const { group = '', isCommon = false } = known.get(slug) ?? {}
  const label = typeof labels?.singular === 'string' ? labels.singular : slug
  return { group: order.indexOf(group), rank: isCommon ? 0 : 1, label }
}

function byPlace(one: Block, other: Block): number {
  const [a, b] = [placeOf(one), placeOf(other)]
  return a.group - b.group || a.rank - b.rank || german.compare(a.label, b.label)
}

/** The blocks as the drawer shows them, in which one is chosen: with a picture, in groups. */
export function withPictures(blocks: readonly Block[]): Block[] {
  return blocks.toSorted(byPlace).map(withPicture)
}
