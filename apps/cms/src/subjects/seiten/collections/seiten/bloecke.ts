import { entryCall, isDetailType, isTemplateName, type Slot, templates } from '@kurstadt/contract'
import type { BlocksField } from 'payload'
import { z } from 'zod'
import { blocksFor } from '../../../../blocks/index.ts'
import { foldedRows } from '../../../../editing/fields/index.ts'

/** A template that shows one entry works on the page of its own type only. */
function fits(slug: string, detail: unknown): boolean {
  const call = isTemplateName(slug) ? templates[slug].feed?.call : undefined
  if (call?.endsWith('/{id}') !== true) return true
  return isDetailType(detail) && call === entryCall(detail)
}

const shown = z.object({ detailseite_fuer: z.unknown() }).partial()

/** Blocks of one place of a page; only those that fit there can be added. */
export function bloecke({
  name,
  label,
  slot,
}: {
  name: string
  label: string
  slot: Slot
}): BlocksField {
  const blocks = blocksFor(slot)
  return {
    name,
    type: 'blocks',
    label,
    labels: { singular: 'Baustein', plural: 'Bausteine' },
    localized: true,
    blocks,
    filterOptions: ({ data }) =>
      blocks
        .map(({ slug }) => slug)
        .filter((slug) => fits(slug, shown.parse({ ...data }).detailseite_fuer)),
    admin: foldedRows,
  }
}

/** Only these arrangements have a place beside the content (spec 2.4). */
export function hasSidebar(data: { pageLayout?: unknown }): boolean {
  return data.pageLayout === 'slim' || data.pageLayout === 'reversed'
}
