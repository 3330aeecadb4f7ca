import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF as another program reads it: its facts, the text of its pages and the tags in its tree. */
export type ReadPdf = {
  pages: string[]
  lang: string
  title: string
  isMarked: boolean
  tags: string[]
  bookmarks: string[]
}

type Node = { role: string; children: object[] }

function isNode(value: object): value is Node {
  return 'role' in value && 'children' in value
}

function tagsIn(node: object): string[] {
  return isNode(node) ? [node.role, ...node.children.flatMap(tagsIn)] : []
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
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    tags.push(...tagsIn((await page.getStructTree()) ?? {}))
  }
  await task.destroy()
  const facts: { Title?: unknown; Language?: unknown } = info
  return {
    pages,
    tags,
    lang: String(facts.Language),
    title: String(facts.Title),
    isMarked: marked instanceof Map && marked.get('Marked') === true,
    bookmarks: (outline ?? []).map(({ title }) => title),
  }
}
