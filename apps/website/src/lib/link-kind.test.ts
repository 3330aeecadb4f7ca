import { expect, test } from 'vitest'
import { linkKind } from './link-kind.ts'

test('each address goes its way', () => {
  expect(linkKind('/de/rathaus/')).toBe('page')
  expect(linkKind('/en/')).toBe('page')
  expect(linkKind('/media/ortsplan.pdf')).toBe('file')
  expect(linkKind('/deutschland/')).toBe('file')
  expect(linkKind('/de/veranstaltungen/14.ics?x=1')).toBe('file')
  expect(linkKind('/de/st.-georg/?q=a.b')).toBe('page')
  expect(linkKind('#oeffnungszeiten')).toBe('hash')
  expect(linkKind('https://karten.example/')).toBe('external')
  expect(linkKind('mailto:info@bad-silberbronn.example')).toBe('contact')
  expect(linkKind('tel:+493023125100')).toBe('contact')
})
