import { type Amt, type BlockOf, type BlockProblem, parseBlock } from '@kurstadt/contract'
import { z } from 'zod'
import { aemterOnPage } from './aemter-on-page.ts'
import { awayBlock } from './away-block.ts'
import type { AmtOnPage, PageBlock, Shell } from './page.ts'
import type { Report } from './report.server.ts'
import { richTextFromHtml } from './rich-text-from-html.server.ts'
import { unitsOnPage } from './units-on-page.ts'
import { wegweiserOnPage } from './wegweiser-on-page.ts'

type Composed = { block: PageBlock } | { problem: BlockProblem }

/** What became of a block with each answer, as long as the content cache keeps both. */
const composed = new WeakMap<object, WeakMap<object, Composed>>()

const inContent = z.object({ context: z.string(), slotName: z.literal('content') })

/** Where blocks are composed for: reports name `path`, and `shell` the telephone to call instead. */
export type Composing = { report: Report; path: string; shell: Shell }

/**
 * Parses the blocks of a page one by one; a broken one is dropped and reported, the page stands
 * (spec 8). In the place of content whose data is away stands a sentence, once for neighbours.
 */
export function composeBlocks(
  { report, path, shell }: Composing,
  pageContent: readonly unknown[],
  answers: Readonly<Record<string, unknown>>,
): PageBlock[] {
  let isPreviousMissing = false
  return pageContent.flatMap((raw) => {
    const result = composeBlock(raw, answers)
    const wasPreviousMissing = isPreviousMissing
    isPreviousMissing = !('block' in result) && isAway(raw, answers)
    if ('block' in result) return [result.block]
    report('a block was dropped', { path, ...result.problem })
    return isPreviousMissing && !wasPreviousMissing ? [awayBlock(shell, 'content')] : []
  })
}

/** True for content that visitors came for and whose call failed; nobody waits for a sidebar. */
function isAway(raw: unknown, answers: Readonly<Record<string, unknown>>): boolean {
  const { data } = inContent.safeParse(raw)
  return data !== undefined && Object.hasOwn(answers, data.context) && !answers[data.context]
}

function composeBlock(raw: unknown, answers: Readonly<Record<string, unknown>>): Composed {
  if (typeof raw !== 'object' || raw === null) return refine(parseBlock(raw, answers))
  const name = 'context' in raw && typeof raw.context === 'string' ? raw.context : null
  const context = name !== null && Object.hasOwn(answers, name) ? answers[name] : null
  // A block that needs no answer, or whose answer is away, is made of itself alone.
  const answer = typeof context === 'object' && context !== null ? context : raw
  const known = composedOf(raw)
  const result = known.get(answer) ?? refine(parseBlock(raw, answers))
  known.set(answer, result)
  return result
}

function composedOf(raw: object): WeakMap<object, Composed> {
  const known = composed.get(raw) ?? new WeakMap<object, Composed>()
  composed.set(raw, known)
  return known
}

/** Turns what the contract still carries as markup into trees. */
function refine(parsed: ReturnType<typeof parseBlock>): Composed {
  return 'block' in parsed ? { block: withTrees(parsed.block) } : parsed
}

function amtWithTrees(amt: Amt): AmtOnPage {
  return { ...amt, oeffnungszeiten: richTextFromHtml(amt.oeffnungszeiten) }
}

function withTrees(block: BlockOf): PageBlock {
  if (block.template === 'amt-detail') return { ...block, context: amtWithTrees(block.context) }
  if (block.template === 'wegweiser-organisation')
    return { ...block, context: unitsOnPage(block.context) }
  if (block.template === 'wegweiser') return { ...block, context: wegweiserOnPage(block.context) }
  if (block.template !== 'behoerdenlotse' && block.template !== 'ansprechpartner') return block
  return { ...block, context: aemterOnPage(block.context, amtWithTrees) }
}
