import { type RichText, richText } from '@kurstadt/contract'
import { z } from 'zod'

/** What search engines show of a page, in characters. */
const most = 160

/** What an entry says of itself, from short to long. */
const described = z.object({
  plain_text: z.string().optional(),
  kurztext: z.string().optional(),
  einleitung: z.string().optional(),
  funktion: z.string().nullish(),
  aemter: z.array(z.object({ titel: z.string() })).optional(),
  text: richText.optional().catch(undefined),
})

type Inline = Extract<RichText[number], { type: 'paragraph' }>['children'][number]

const wordsOf = (part: Inline): string => {
  if (part.type === 'text') return part.text
  return part.type === 'linebreak' ? ' ' : part.children.map(wordsOf).join('')
}

function firstParagraph(text: RichText = []): string {
  const found = text.find(({ type }) => type === 'paragraph')
  return found?.type === 'paragraph' ? found.children.map(wordsOf).join('') : ''
}

/** Cuts a text after a word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s.,;:–-]+$/u, '')}…`
}

/** A description of an entry from its own words, for one that no editor has described; or null. */
export function describeEntry(entry: unknown): string | null {
  const { data } = described.safeParse(entry)
  if (!data) return null
  const { plain_text, kurztext, einleitung, funktion, aemter = [], text } = data
  const post = [funktion, ...aemter.map(({ titel }) => titel)].filter(Boolean).join(', ')
  const candidates = [plain_text, kurztext, einleitung, firstParagraph(text), post]
  return candidates.map((words = '') => shorten(words)).find((words) => words !== '') ?? null
}
