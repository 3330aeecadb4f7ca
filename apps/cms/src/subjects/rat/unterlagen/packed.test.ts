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
