import type { Block } from 'payload'
import { type Drawing, groups } from './drawing.ts'
import { drawings } from './drawings.ts'
import { draw } from './shapes.ts'

const known = new Map<string, Drawing>(Object.entries(drawings))

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

/** The blocks as the drawer shows them, in which one is chosen: with a picture, in groups. */
export function withPictures(blocks: readonly Block[]): Block[] {
  const order = Object.keys(drawings)
  const sorted = blocks.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
  return sorted.map(withPicture)
}
