import { expect, test } from 'vitest'
import { type Ansicht, chosenView } from './ansicht.ts'

const view = (key: string, label: string): Ansicht => ({ key, label, where: () => null })
const views = [view('', 'Kommende'), view('vergangene', 'Vergangene'), view('alle', 'Alle')]

test.each([
  ['its usual view without being asked', {}, 'Kommende'],
  ['the view that its address names', { stand: 'vergangene' }, 'Vergangene'],
  ['its usual view for a name it does not know', { stand: 'morgen' }, 'Kommende'],
  ['everything that is searched for', { search: 'Stadtfest' }, 'Alle'],
  ['everything that is filtered for', { where: { or: [] } }, 'Alle'],
  ['what is searched for within a view', { search: 'Fest', stand: 'vergangene' }, 'Vergangene'],
])('a list shows %s', (_, asked, label) => {
  expect(chosenView(views, asked)?.label).toBe(label)
})
