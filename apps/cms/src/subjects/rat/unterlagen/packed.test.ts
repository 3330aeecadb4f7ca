import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { pdfOf } from '../../../../../../tests/support/joined-pdf.ts'
import { doubleBomb, pageBomb } from '../../../../../../tests/support/packed-pdfs.ts'
import { readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { ThreadLimitError } from '../../../platform/threads/index.ts'
import { makeUnterlagen } from './make.ts'
import { withoutPacked } from './printer.ts'
import { anlage, papier, punkt, unterlagen } from './unterlagen.fixtures.ts'

const withFiles = (...names: string[]) =>
  unterlagen([punkt('1', [papier(11, { anlagen: names.map((name) => anlage(name)) })])])

test('an attachment that unpacks to hundreds of megabytes is left out by itself, and the page says so', async () => {
  const files = new Map([
    ['bombe.pdf', await pageBomb(300)],
    ['doppelt.pdf', await doubleBomb(300)],
    ['ganz.pdf', await pdfOf('Ganze Seite')],
  ])
  // Small files, as somebody would upload them.
  for (const bytes of files.values()) expect(bytes.length).toBeLessThan(400_000)
  const read = (datei: string) => Promise.resolve(files.get(datei) ?? null)
  const { pages } = await readPdf(await makeUnterlagen(withFiles(...files.keys()), read))
  const said = pages.filter((one) => one.includes('so stark gepackt'))
  expect(said.map((one) => /Anlage: (\S+) /.exec(one)?.[1])).toEqual(['bombe', 'doppelt'])
  expect(pages.join(' ')).toContain('Ganze Seite')
})

test('a large drawing of good faith is no bomb', async () => {
  const plan = await pageBomb(20)
  const made = await makeUnterlagen(withFiles('plan.pdf'), () => Promise.resolve(plan))
  expect((await readPdf(made)).pages.join(' ')).toContain('Hallo')
})

test('who reads is told which file is at hand, and a file that is known as too much is not opened', async () => {
  const steps: string[] = []
  const asked: string[] = []
  const bytes = await pdfOf('Ganze Seite')
  const read = (datei: string) => {
    asked.push(datei)
    return Promise.resolve(bytes)
  }
  const all = { ...withFiles('gut.pdf', 'bombe.pdf'), gepackt: ['bombe.pdf'] }
  const made = await makeUnterlagen(all, read, (step) => steps.push(step))
  expect(asked).not.toContain('bombe.pdf')
  expect(steps).toEqual(['gut.pdf', 'bombe.pdf', '', 'gut.pdf'])
  expect((await readPdf(made)).pages.join(' ')).toContain('so stark gepackt')
})

/** A file of so many pages, which share what stands on them. */
function manyPages(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => index + 5)
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>'
  const words = 'BT /F 12 Tf 20 300 Td (Haushalt) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
    `<</Length ${words.length}>>\nstream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...numbers.map(() => page),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const end = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'
  return Buffer.from(`%PDF-1.7\n${objects.join('')}${end}`)
}

test('a file of 2,000 pages is taken in, page by page; with another one it would be too much, which is said', async () => {
  const files = new Map([
    ['haushalt.pdf', manyPages(2_000)],
    ['nachtrag.pdf', manyPages(600)],
  ])
  const read = (datei: string) => Promise.resolve(files.get(datei) ?? null)
  const made = await makeUnterlagen(withFiles(...files.keys()), read)
  const pdf = await getDocument({ data: new Uint8Array(made) }).promise
  expect(pdf.numPages).toBeGreaterThan(2_000)
  const wordsOn = async (number: number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    return items.map((one) => ('str' in one ? one.str : '')).join(' ')
  }
  const last = await wordsOn(pdf.numPages)
  expect(last).toContain('Anlage: nachtrag')
  expect(last).toContain('Mit ihr wäre die Datei mit allen Unterlagen zu groß.')
  const before = await wordsOn(pdf.numPages - 1)
  expect(before).toContain('Haushalt')
  expect(before).toContain(`Seite ${pdf.numPages - 1} von ${pdf.numPages}`)
})

const tooMuch = (step: string | null) => new ThreadLimitError('too much', step)

test('what is too much for a thread is left out by the next one, until the file is made', async () => {
  const left: (readonly string[])[] = []
  const files = withoutPacked({
    print: ({ gepackt = [] }) => {
      left.push(gepackt)
      const next = ['a.pdf', 'b.pdf'].find((name) => !gepackt.includes(name))
      return next ? Promise.reject(tooMuch(next)) : Promise.resolve(new Uint8Array([1]))
    },
  })
  expect(await files.print(withFiles('a.pdf', 'b.pdf', 'c.pdf'))).toEqual(new Uint8Array([1]))
  expect(left).toEqual([[], ['a.pdf'], ['a.pdf', 'b.pdf']])
})

test('what is too much without any file, or again and again, fails in the end', async () => {
  let times = 0
  const failing = (step: string | null) =>
    withoutPacked({
      print: () => {
        times += 1
        return Promise.reject(tooMuch(step))
      },
    }).print(withFiles('a.pdf'))
  await expect(failing(null)).rejects.toThrow('too much')
  expect(times).toBe(1)
  await expect(failing('a.pdf')).rejects.toThrow('too much')
  expect(times).toBe(6)
})
