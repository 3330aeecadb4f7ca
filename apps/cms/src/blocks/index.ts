import { isTemplateName, type Slot, templates } from '@kurstadt/contract'
import type { Block } from 'payload'
import { blocks } from './blocks.generated.ts'
import { withPictures } from './pictures/index.ts'

/** Blocks whose templates fit into a place of a page (spec 3, `slotName`). */
export function blocksFor(slot: Slot): Block[] {
  const fitting = Object.values(blocks).filter(
    ({ slug }) => isTemplateName(slug) && templates[slug].slots.some((one) => one === slot),
  )
  return withPictures(fitting)
}

export { pictureOf, picturesPath, withPictures } from './pictures/index.ts'
