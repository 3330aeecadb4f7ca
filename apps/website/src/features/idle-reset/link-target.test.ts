import { expect, test } from 'vitest'
import { linkKind } from '../../lib/index.ts'
import { aboutTarget, codeOf } from './link-target.ts'

const about = (href: string, text = 'Link') => aboutTarget({ href, kind: linkKind(href), text })

test('a kiosk says in words where a link leads that it does not follow', () => {
  expect(about('mailto:stadt@bad.example?subject=Hallo')).toEqual({
    kind: 'mail',
    label: 'stadt@bad.example',
  })
  expect(about('tel:+493023125110', ' 030 23125-110')).toEqual({
    kind: 'tel',
    label: '030 23125-110',
  })
  expect(about('tel:+493023125110', 'Anrufen').label).toBe('+493023125110')
  expect(about('https://karte.example/#map=1')).toEqual({ kind: 'site', label: 'karte.example' })
  expect(about('/media/plan-%C3%BC.pdf')).toEqual({ kind: 'file', label: '/media/plan-ü.pdf' })
  expect(about('/de/rathaus/')).toEqual({ kind: 'page', label: '/de/rathaus/' })
  expect(about('https://[').kind).toBe('site')
  expect(about('/media/%zz.pdf').label).toBe('/media/%zz.pdf')
})

test('the code of a page of this site leads to that page, any other is asked for with its page', () => {
  expect(codeOf('/de/rathaus/?x=1#y', '/de/')).toBe('/qr/de/rathaus.svg')
  expect(codeOf('/de/veranstaltungen/14.ics', '/de/')).toBe(
    '/qr/link.svg?seite=%2Fde%2F&ziel=%2Fde%2Fveranstaltungen%2F14.ics',
  )
  expect(codeOf('mailto:a@b.example', '/de/x/?q=Hund')).toBe(
    '/qr/link.svg?seite=%2Fde%2Fx%2F%3Fq%3DHund&ziel=mailto%3Aa%40b.example',
  )
})
