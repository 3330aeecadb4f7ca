import { expect, test } from 'vitest'
import { describeFailedView } from './failed-words.ts'

const list = '/admin/collections/aktuelles'
const id = '0190c5a2-7d1e-7c3a-9f10-2b6a5d4e3f21'

test.each([
  ['the first view', '/admin', 'Diese Ansicht', '/admin'],
  ['a view of ours', '/admin/besuche', 'Diese Ansicht', '/admin'],
  ['somebody’s own account', '/admin/account', 'Ihr Konto', '/admin'],
  ['a list', list, 'Diese Ansicht', '/admin'],
  ['the bin', `${list}/trash`, 'Diese Ansicht', '/admin'],
  ['an entry', `${list}/${id}`, 'Dieser Eintrag', list],
  ['an empty form', `${list}/create`, 'Das leere Formular', list],
  ['an entry in the bin', `${list}/trash/${id}`, 'Dieser Eintrag', `${list}/trash`],
  ['the versions of an entry', `${list}/${id}/versions`, 'Die früheren Fassungen', list],
  ['one version of an entry', `${list}/${id}/versions/${id}`, 'Die früheren Fassungen', list],
  ['settings', '/admin/globals/einstellungen', 'Diese Einstellungen', '/admin'],
  [
    'the versions of settings',
    '/admin/globals/einstellungen/versions',
    'Die früheren Fassungen',
    '/admin/globals/einstellungen',
  ],
])('%s that failed is named, and the way back leads there', (_, path, title, href) => {
  const words = describeFailedView(path)
  expect(words.title).toMatch(new RegExp(`^${title} `))
  expect(words.what).toMatch(/auf dem Server (?:ist )?etwas schiefgegangen\. Was Sie .*\.$/i)
  expect(words.back?.href).toBe(href)
})

test('what failed in the browser is not said of the server', () => {
  const { title, what } = describeFailedView(`${list}/${id}`, 'browser')
  expect(title).toBe('Dieser Eintrag lässt sich gerade nicht öffnen')
  expect(what).toMatch(/^In Ihrem Browser .* Was Sie zuvor gespeichert haben/)
})
