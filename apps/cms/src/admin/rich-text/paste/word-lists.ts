/** An entry of a list as Word writes it: a paragraph that says its level and shows its own sign. */
type WordItem = { paragraph: Element; level: number; ordered: boolean }

/** Deepest level that is kept; a page shows no more. */
const deepest = 8

const levelIn = (style: string): number | null => {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1]
  return level === undefined ? null : Number(level)
}

/** The sign in front of an entry, a bullet or a number, which Word tells apart from its text. */
function signOf(paragraph: Element): Element | undefined {
  return [...paragraph.querySelectorAll('[style]')].find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  )
}

function itemOf(paragraph: Element): WordItem | null {
  const style = paragraph.getAttribute('style') ?? ''
  const level = levelIn(style)
  const sign = signOf(paragraph)
  if (level === null || sign === undefined) return null
  const text = sign.textContent.replaceAll(/\s/g, '')
  sign.remove()
  // «1.», «a)», «iv.» count; «·», «o», «§» and «–» are drawn.
  const ordered = /^(?:\d+|[a-z]{1,4})[.)]/i.test(text)
  return { paragraph, level: Math.min(level, deepest), ordered }
}

/** Paragraphs that follow each other and are entries of lists. */
function runsOf(body: Element): WordItem[][] {
  const runs: WordItem[][] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p, div')) {
    const item = itemOf(paragraph)
    if (item === null) continue
    const isNext = last !== null && last === paragraph.previousElementSibling
    if (isNext) runs.at(-1)?.push(item)
    else runs.push([item])
    last = paragraph
  }
  return runs
}

type OpenList = { list: Element; level: number }

/** Closes the lists that an entry does not stand in; the one that it does, where it is open. */
function closeFor(open: OpenList[], { level, ordered }: WordItem): Element | undefined {
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const isAlike = open.at(-1)?.list.localName === (ordered ? 'ol' : 'ul')
  if (open.at(-1)?.level === level && !isAlike) open.pop()
  const last = open.at(-1)
  return last?.level === level ? last.list : undefined
}

/** Turns one run into lists, each level within the last entry of the one above. */
function nest(document: Document, run: readonly WordItem[]): Element[] {
  const tops: Element[] = []
  const open: OpenList[] = []
  for (const item of run) {
    let list = closeFor(open, item)
    if (list === undefined) {
      list = document.createElement(item.ordered ? 'ol' : 'ul')
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else tops.push(list)
      open.push({ list, level: item.level })
    }
    const entry = document.createElement('li')
    entry.append(...item.paragraph.childNodes)
    list.append(entry)
  }
  return tops
}

/** Makes lists of the paragraphs that Word writes for them (E6). */
export function listsOfWord(body: Element): void {
  for (const run of runsOf(body)) {
    const [first] = run
    if (first === undefined) continue
    const lists = nest(body.ownerDocument, run)
    first.paragraph.before(...lists)
    for (const { paragraph } of run) paragraph.remove()
  }
}
