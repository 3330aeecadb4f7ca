import { expect, test } from 'vitest'
import { madeFileOf } from './made-files.ts'
import { readTarget } from './target.ts'

function fileAt(url: string) {
  const result = readTarget(url)
  if (result.kind !== 'target') throw new Error(url)
  return madeFileOf(result.target)
}

test('the calendar of the list takes the filters of the list, the first value of each', () => {
  expect(fileAt('/de/veranstaltungen.ics?rubrik_id=3&rubrik_id=4&q=&kostenlos=true')).toEqual({
    name: 'veranstaltungen.ics',
    id: null,
    params: { sprache: 'de', rubrik_id: '3', kostenlos: 'true' },
  })
})

test('the language of a calendar is that of its address', () => {
  expect(fileAt('/en/veranstaltungen.ics?sprache=de')?.params.sprache).toBe('en')
  expect(fileAt('/en/veranstaltungen/12.ics')).toEqual({
    name: 'veranstaltungen/{id}.ics',
    id: 12,
    params: { sprache: 'en' },
  })
})

test.each([
  '/de/veranstaltungen/',
  '/de/veranstaltungen/0.ics',
  '/de/veranstaltungen/x.ics',
  '/fr/veranstaltungen.ics',
  '/de/x/veranstaltungen.ics',
])('any other address is no file: %s', (url) => {
  expect(fileAt(url)).toBeNull()
})
