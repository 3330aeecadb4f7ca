import type { FormState, Row } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { expect, test } from 'vitest'
import { move } from './entry-tree.ts'
import { entriesOf, isFilling, withEntries } from './form-rows.ts'

const levels = 3

const text = (value: string) => ({ value, initialValue: value })
const rows = (...all: Row[]) => ({ value: all.length, rows: all, disableFormData: all.length > 0 })

/** A form as Payload makes it: blocks on the first level, rows of arrays below, none below those. */
const form: FormState = {
  name: text('Hauptmenü'),
  menuItems: rows(
    { id: 'a', blockType: 'eintrag', collapsed: true },
    { id: 'd', blockType: 'eintrag' },
  ),
  'menuItems.0.id': text('a'),
  'menuItems.0.blockType': text('eintrag'),
  'menuItems.0.blockName': {},
  'menuItems.0.title': { value: 'Noch nicht gespeichert', initialValue: 'Erleben' },
  'menuItems.0.art': text('keine'),
  'menuItems.0.menuItems': rows({ id: 'b' }),
  'menuItems.0.menuItems.0.id': text('b'),
  'menuItems.0.menuItems.0.title': text('Kurpark'),
  'menuItems.0.menuItems.0.art': text('seite'),
  'menuItems.0.menuItems.0.seite': text('77'),
  'menuItems.0.menuItems.0.menuItems': rows({ id: 'c' }),
  'menuItems.0.menuItems.0.menuItems.0.id': text('c'),
  'menuItems.0.menuItems.0.menuItems.0.title': text('Rosengarten'),
  'menuItems.0.menuItems.0.menuItems.0.art': text('href'),
  'menuItems.0.menuItems.0.menuItems.0.href': text('/de/rosen/'),
  'menuItems.1.id': text('d'),
  'menuItems.1.blockType': text('eintrag'),
  'menuItems.1.blockName': {},
  'menuItems.1.title': text('Rathaus'),
  'menuItems.1.art': text('keine'),
  'menuItems.1.menuItems': rows(),
}

function moved(id: string, place: 'before' | 'below' | 'after', at: string): FormState {
  const { entries } = move(entriesOf(form), id, { id: at, place }, levels)
  return withEntries(form, entries ?? [], levels)
}

test('the entries are read as they stand in the form, with what they lead to', () => {
  const [first] = entriesOf(form)
  expect(first).toMatchObject({ id: 'a', title: 'Noch nicht gespeichert', goal: { kind: 'none' } })
  expect(first?.below).toMatchObject([
    {
      goal: { kind: 'page', id: '77' },
      below: [{ id: 'c', goal: { kind: 'address', href: '/de/rosen/' } }],
    },
  ])
})

test('entries that stay where they are leave the form as it is', () => {
  expect(withEntries(form, entriesOf(form), levels)).toEqual(form)
})

test('an entry that comes to the first level becomes a block, with its id and all below it', () => {
  const { menuItems } = reduceFieldsToValues(moved('b', 'before', 'd'), true)
  expect(menuItems).toMatchObject([
    { id: 'a', title: 'Noch nicht gespeichert' },
    {
      id: 'b',
      blockType: 'eintrag',
      seite: '77',
      menuItems: [{ id: 'c', title: 'Rosengarten', href: '/de/rosen/' }],
    },
    { id: 'd' },
  ])
})

test('an entry that leaves the first level is no block any more', () => {
  const state = moved('d', 'below', 'b')
  expect(state['menuItems.0.menuItems.0.menuItems']?.rows).toEqual([{ id: 'c' }, { id: 'd' }])
  const at = 'menuItems.0.menuItems.0.menuItems.1'
  expect(state[`${at}.title`]?.value).toBe('Rathaus')
  for (const name of ['blockType', 'blockName', 'menuItems'])
    expect(state[`${at}.${name}`], name).toBeUndefined()
  expect(Object.keys(state).filter((path) => path.startsWith('menuItems.1'))).toEqual([])
})

test('what the form knows of a row moves with it', () => {
  const state = moved('a', 'after', 'd')
  expect(state.menuItems?.rows?.[1]).toEqual({ id: 'a', blockType: 'eintrag', collapsed: true })
  expect(state['menuItems.1.title']).toEqual({
    value: 'Noch nicht gespeichert',
    initialValue: 'Erleben',
  })
  expect(state.name).toBe(form.name)
})

test('a row that the server still fills is seen on every level', () => {
  expect(isFilling(form)).toBe(false)
  const filling = { ...form, 'menuItems.1.menuItems': rows({ id: 'e', isLoading: true }) }
  expect(isFilling(filling)).toBe(true)
})
