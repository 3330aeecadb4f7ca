import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF as another program reads it: its facts, the text of its pages and the tags in its tree. */
export type ReadPdf = {
  pages: string[]
  lang: string
  title: string
  isMarked: boolean
  tags: string[]
  /** What each picture tells those who do not see it. */
  figures: string[]
  bookmarks: string[]
  /** Words with the place of their left end on the page, in points. */
  places: { text: string; x: number }[]
  /** What is drawn outside of any marked content: PDF/UA allows none. */
  unmarked: string[]
  /** Artifacts within what is tagged, and what is tagged within an artifact. */
  nested: string[]
  /** Links that do not say where they lead. */
  silentLinks: number
}

const painting = new Set([
  OPS.stroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.showText,
  OPS.showSpacedText,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.shadingFill,
  OPS.constructPath,
])
const nameOf = (operator: number) =>
  Object.entries(OPS).find(([, value]) => value === operator)?.[0] ?? String(operator)

const begins = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps])

/** What a page draws outside of marked content; a path that only clips draws nothing. */
async function marksOn(page: PDFPageProxy): Promise<Pick<ReadPdf, 'unmarked' | 'nested'>> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const [unmarked, nested, open]: [string[], string[], string[]] = [[], [], []]
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index]
    const first: unknown = Array.isArray(args) ? args[0] : undefined
    const isClip = operator === OPS.constructPath && first === OPS.endPath
    if (begins.has(operator)) {
      const tag = String(first)
      if (open.some((one) => (one === 'Artifact') !== (tag === 'Artifact')))
        nested.push(`${tag} in ${open.join(' ')}`)
      open.push(tag)
    } else if (operator === OPS.endMarkedContent) open.pop()
    else if (open.length === 0 && painting.has(operator) && !isClip) unmarked.push(nameOf(operator))
  }
  return { unmarked, nested }
}

async function silentLinksOn(page: PDFPageProxy): Promise<number> {
  const all: unknown[] = await page.getAnnotations()
  const drawnText = (one: unknown) =>
    typeof one === 'object' && one !== null && 'contentsObj' in one
      ? JSON.stringify(one.contentsObj)
      : ''
  return all.filter((one) => !/"str":"[^"]/.test(drawnText(one))).length
}

type Node = { role: string; children: object[]; alt?: string }

function isNode(value: object): value is Node {
  return 'role' in value && 'children' in value
}

function tagsIn(node: object): string[] {
  return isNode(node) ? [node.role, ...node.children.flatMap(tagsIn)] : []
}

function figuresIn(node: object): string[] {
  if (!isNode(node)) return []
  const own = node.role === 'Figure' ? [node.alt ?? ''] : []
  return [...own, ...node.children.flatMap(figuresIn)]
}

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const [{ info }, marks, outline] = await Promise.all([
    document.getMetadata(),
    document.getMarkInfo(),
    document.getOutline(),
  ])
  // Its type promises an object; what comes is a map.
  const marked: unknown = marks
  const [pages, tags]: [string[], string[]] = [[], []]
  const drawn: Awaited<ReturnType<typeof marksOn>>[] = []
  const [places, figures]: [ReadPdf['places'], string[]] = [[], []]
  let silentLinks = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    for (const item of items)
      if ('str' in item) places.push({ text: item.str, x: Number(item.transform[4]) })
    drawn.push(await marksOn(page))
    silentLinks += await silentLinksOn(page)
    const tree = (await page.getStructTree()) ?? {}
    tags.push(...tagsIn(tree))
    figures.push(...figuresIn(tree))
  }
  await task.destroy()
  const facts: { Title?: unknown; Language?: unknown } = info
  return {
    pages,
    tags,
    places,
    figures,
    unmarked: drawn.flatMap(({ unmarked }) => unmarked),
    nested: drawn.flatMap(({ nested }) => nested),
    silentLinks,
    lang: String(facts.Language),
    title: String(facts.Title),
    isMarked: marked instanceof Map && marked.get('Marked') === true,
    bookmarks: (outline ?? []).map(({ title }) => title),
  }
}
