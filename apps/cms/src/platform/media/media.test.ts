import { expect, test } from 'vitest'
import { fileKindOf } from './file-kind.ts'
import { storageName } from './file-name.ts'
import { widthsFor } from './picture.ts'

test('a picture is never stored wider than it is, nor wider than 1660', () => {
  expect(widthsFor(300)).toEqual([160, 240, 300])
  expect(widthsFor(240)).toEqual([160, 240])
  expect(widthsFor(900)).toEqual([160, 240, 480, 768, 900])
  expect(widthsFor(4000)).toEqual([160, 240, 480, 768, 1024, 1280, 1660])
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<html>', null],
  ['', null],
  ['GIF89a', null],
  ['%PDF-1.7', 'pdf'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['RIFF0000WEBPVP8 ', 'webp'],
  ['RIFF0000WAVEfmt ', null],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['\0\0\0\x1cftypheic', null],
])('the bytes %j are %s', (bytes, kind) => {
  expect(fileKindOf(Buffer.from(bytes, 'latin1'))).toBe(kind)
})

test.each([
  ['Kurpark Süd.JPG', 'kurpark-sued-'],
  ['../../etc/passwd', 'datei-'],
  ['\u202egpj.exe', 'gpj-'],
  ['日本.png', 'datei-'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(60)}-`],
])('%s is stored under a safe name that nobody guesses', (name, start) => {
  const stored = storageName(name)
  expect(stored.slice(0, -12)).toBe(start)
  expect(stored).toMatch(/^[a-z0-9-]+-[0-9a-f]{12}$/)
  expect(storageName(name)).not.toBe(stored)
})
