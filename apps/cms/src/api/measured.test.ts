import { expect, test } from 'vitest'
import { classOf } from './measured.ts'

test.each([
  ['/api/cms/veranstaltungen/17', 'veranstaltungen'],
  ['/api/cms/route', 'route'],
  ['/api/cms/aktuelles', 'aktuelles'],
  ['/api/cms/gibt-es-nicht', 'other'],
  ['/api/cms/', 'other'],
  ['/api/cms', 'other'],
  ['/healthz', 'health'],
  ['/constructor', 'other'],
  ['/api/cms/constructor', 'other'],
])('%s is counted as %s', (path, kind) => {
  expect(classOf(path)).toBe(kind)
})
