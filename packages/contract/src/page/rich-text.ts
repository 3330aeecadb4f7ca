import { z } from 'zod'
import { href } from '../primitives.ts'

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
})
const linebreak = z.object({ type: z.literal('linebreak') })
const link = z.object({
  type: z.literal('link'),
  href,
  children: z.array(z.discriminatedUnion('type', [textNode, linebreak])),
})
const inline = z.discriminatedUnion('type', [textNode, linebreak, link])

const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) })
const heading = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  children: z.array(inline),
})
const quote = z.object({ type: z.literal('quote'), children: z.array(inline) })
const list = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(
    z.object({
      children: z.array(inline),
      get sublist() {
        return list.nullable()
      },
    }),
  ),
})

const cell = z.object({
  /** Names what stands in its row or column. */
  header: z.boolean(),
  colspan: z.number().int().min(1).max(20),
  rowspan: z.number().int().min(1).max(100),
  children: z.array(inline),
})
const table = z.object({
  type: z.literal('table'),
  rows: z.array(z.object({ cells: z.array(cell).min(1) })).min(1),
})

/**
 * Formatted text as a tree of what a page may show, never as markup: the website renders it as
 * elements, so nothing an editor pastes can run (reliability T40).
 */
export const richText = z.array(
  z.discriminatedUnion('type', [paragraph, heading, quote, list, table]),
)

/** Formatted text. */
export type RichText = z.infer<typeof richText>
/** A paragraph, heading, quote, list or table. */
export type RichTextBlock = RichText[number]
/** What stands inside a line: text, a line break, a link. */
export type RichTextInline = z.infer<typeof inline>
/** A table of text. */
export type RichTextTable = z.infer<typeof table>
/** A list with its possibly nested lists. */
export type RichTextList = z.infer<typeof list>
