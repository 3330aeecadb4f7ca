import { parentPort, workerData } from 'node:worker_threads'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pages that are read, and letters that are kept: a search needs no more of a file. */
const most = { pages: 500, letters: 200_000 }

async function wordsOf(data: Uint8Array): Promise<string> {
  const task = getDocument({ data, useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  let words = ''
  for (let number = 1; number <= Math.min(document.numPages, most.pages); number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) if ('str' in item) words += item.hasEOL ? `${item.str}\n` : item.str
    words += '\n'
    page.cleanup()
    if (words.length >= most.letters) break
  }
  await task.destroy()
  return words.slice(0, most.letters)
}

/** Hyphens at the end of a line belong to no word; NUL belongs into no database. */
const cleaned = (words: string) =>
  words.replaceAll('\0', '').replace(/(\p{L})-\n(\p{Ll})/gu, '$1$2')

if (workerData instanceof Uint8Array) parentPort?.postMessage(cleaned(await wordsOf(workerData)))
