import { expect, test } from 'vitest'
import { withDismissedAlerts } from './dismissed-alerts.ts'

const page = (main: string) => `<html><head><title>Bad</title></head><body>${main}</body></html>`

test('only a page with alerts carries the script that keeps dismissed ones away', () => {
  const withAlert = page('<section data-hinweise=""><p data-hinweis="a1">Sperrung</p></section>')
  expect(withDismissedAlerts(withAlert, 'm1')).toMatch(/<script nonce="m1">.+<\/script><\/head>/s)
  expect(withDismissedAlerts(page('<p>Kein Hinweis</p>'), 'm1')).toBe(page('<p>Kein Hinweis</p>'))
})
