import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unpackWoff } from './woff.ts'

/** Tables of a font with the checksum that the file names and the one that their bytes have. */
function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16
    const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)]
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    font.copy(table, 0, start, start + length)
    const name = font.toString('latin1', entry, entry + 4)
    // The checksum of the whole font stands in this table and counts as nothing in its own.
    if (name === 'head') table.writeUInt32BE(0, 8)
    let sum = 0
    for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
    return { name, named: font.readUInt32BE(entry + 4), sum }
  })
}

test.each([
  'source-sans-3/files/source-sans-3-latin-400-normal',
  'source-sans-3/files/source-sans-3-latin-600-normal',
  'source-sans-3/files/source-sans-3-latin-ext-400-normal',
  'newsreader/files/newsreader-latin-500-normal',
])('every table of the unpacked font %s is whole', (name) => {
  const packed = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}.woff`)))
  const tables = tablesOf(unpackWoff(packed))
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']))
  for (const { name, named, sum } of tables) expect(sum, name).toBe(named)
})

test('anything else than a packed font is refused', () => {
  expect(() => unpackWoff(Buffer.from('%PDF-1.7'))).toThrow('no WOFF')
})
