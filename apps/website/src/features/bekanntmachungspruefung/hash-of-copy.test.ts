import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOfCopy, readChecksum } from './index.server.ts'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

function formWith(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const wording = 'Bekanntmachung Nr. 7\nTitel: Satzung\n\nText.\n\nAnlagen: 0\n'

test('a file is taken as it is, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 500 }), async (bytes) => {
      const datei = new File([bytes], 'kopie.txt')
      expect(await hashOfCopy(formWith({ datei, text: 'x' }))).toEqual({ hash: sha256(bytes) })
    }),
  )
})

test('pasted words are the wording, whatever ends of lines the browser sends and with or without the last', async () => {
  for (const text of [wording, wording.replaceAll('\n', '\r\n'), wording.trimEnd()])
    expect(await hashOfCopy(formWith({ text }))).toEqual({ hash: sha256(wording) })
})

test('every pasted letter that differs is another text', async () => {
  const place = fc.nat({ max: wording.length - 2 })
  const letter = fc.string({ minLength: 1, maxLength: 1 }).filter((one) => !/[\r\n]/.test(one))
  await fc.assert(
    fc.asyncProperty(place, letter, async (at, other) => {
      fc.pre(wording.charAt(at) !== other)
      const text = wording.slice(0, at) + other + wording.slice(at + 1)
      expect(await hashOfCopy(formWith({ text }))).not.toEqual({ hash: sha256(wording) })
    }),
  )
})

test('a checksum may be sent instead, as it was copied', async () => {
  const hash = sha256('x')
  expect(readChecksum(` ${hash.slice(0, 30).toUpperCase()}\n${hash.slice(30)} `)).toBe(hash)
  expect(readChecksum(`${hash}0`)).toBeNull()
  expect(await hashOfCopy(formWith({ text: hash }))).toEqual({ hash })
})

test('nothing, an empty file and a book are refused', async () => {
  expect(await hashOfCopy(new FormData())).toBe('fehlt')
  expect(await hashOfCopy(formWith({ datei: new File([], ''), text: ' \n' }))).toBe('fehlt')
  expect(await hashOfCopy(formWith({ text: 'x'.repeat(200_001) }))).toBe('lang')
})
