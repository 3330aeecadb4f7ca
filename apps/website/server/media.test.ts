import { expect, test } from 'vitest'
import { mediaFileOf, readRange } from './media.ts'

test('a media path is exactly one file of an allowed kind (T47)', () => {
  expect(mediaFileOf('/media/kurpark-a1b2-480.avif')).toBe('kurpark-a1b2-480.avif')
  expect(mediaFileOf('/media/Plan_2026.v2.pdf')).toBe('Plan_2026.v2.pdf')
  expect(mediaFileOf('/media/ein-tag-0a1b.vtt')).toBe('ein-tag-0a1b.vtt')
  const refused = [
    '/media/',
    '/media/.env',
    '/media/../x.webp',
    '/media/a/b.webp',
    '/media/x.html',
    '/media/x.svg',
    '/media/x.webp/',
    '/media/-x.webp',
    '/media/x..webp',
    '/media/x.webp\n',
    '/media/ü.webp',
    '/media/a.webp.exe',
    '/xmedia/a.webp',
    `/media/${'a'.repeat(300)}.webp`,
  ]
  for (const path of refused) expect([path, mediaFileOf(path)]).toEqual([path, null])
})

test.each([
  ['bytes=0-3', 10, { start: 0, end: 3 }],
  ['bytes=4-', 10, { start: 4, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=2-99', 10, { start: 2, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=5-2', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-1,4-5', 10, null],
  ['bytes=-', 10, null],
  ['lines=1-2', 10, null],
  [undefined, 10, null],
])('a range asks for a part of a file: %s of %i', (header, size, range) => {
  expect(readRange(header, size)).toEqual(range)
})
