import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

function targetOf(url: string) {
  const result = readTarget(url)
  return result.kind === 'target' ? result.target : result
}

test('however a path is encoded, its encoded form is one', () => {
  for (const url of ['/de/b%C3%A4der/', '/de/b%c3%a4der/', '/d%65/b%C3%A4d%65r/'])
    expect(targetOf(url)).toMatchObject({ encodedPath: '/de/b%C3%A4der/', path: '/de/bäder/' })
})

test('reading an address never throws and what passes is canonical (T25)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const result = readTarget(`/${text}`)
      if (result.kind !== 'target') return
      const { encodedPath, path } = result.target
      expect(path).toBe(path.normalize('NFC'))
      expect(targetOf(encodedPath)).toMatchObject({ path })
      expect(new URL(encodedPath, 'http://a.example').host).toBe('a.example')
    }),
  )
})

test('decomposed letters move, but never to another host', () => {
  expect(readTarget('/de/ba%CC%88der/?a=1')).toEqual({
    kind: 'moved',
    location: '/de/b%C3%A4der/?a=1',
  })
  expect(readTarget('//evil.example/a%CC%88')).toEqual({ kind: 'refused', status: 404 })
})
