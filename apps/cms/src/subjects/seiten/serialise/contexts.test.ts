import { expect, test } from 'vitest'
import { feedsOf } from './contexts.ts'
import { type RoutedPage, routeOf } from './route.ts'

const names = (templates: string[], detail: 'veranstaltungen' | null = null) =>
  feedsOf(templates, detail).map(({ as }) => as)

test('a block that carries all it shows needs no answer', () => {
  expect(names(['text', 'zitat', 'gibt-es-nicht'])).toStrictEqual([null, null, null])
})

test('a second block with the same call has an answer of its own', () => {
  expect(names(['veranstaltungen', 'text', 'aktuelles', 'veranstaltungen'])).toStrictEqual([
    'veranstaltungen',
    null,
    'aktuelles',
    'veranstaltungen-2',
  ])
})

test('a detail block shows the entry of its own type’s page and nothing elsewhere', () => {
  expect(names(['veranstaltung-detail'], 'veranstaltungen')).toStrictEqual(['eintrag'])
  expect(names(['amt-detail'], 'veranstaltungen')).toStrictEqual([null])
  expect(names(['veranstaltung-detail'])).toStrictEqual([null])
})

test('a route names each answer that the blocks of its page wait for, and no more', () => {
  const templates = ['veranstaltung-detail', 'aktuelles', 'text', 'aktuelles']
  const blocks = templates.map((template) => ({ template, params: {}, leads_on: false }))
  const page = { nummer: 4, pageTheme: 'default', detail: 'veranstaltungen', blocks } as const
  const route = routeOf(page, 'en', {}, 12)
  expect(route.apiCalls.map(({ name, as }) => `${name} as ${as}`)).toStrictEqual([
    'seiten/4 as seite',
    'veranstaltungen/12 as eintrag',
    'aktuelles as aktuelles',
    'aktuelles as aktuelles-2',
  ])
  expect(route.apiCalls.every(({ params }) => params.sprache === 'en')).toBe(true)
})

test('what an editor set at a block goes into its call, where its template takes it', () => {
  const params = { pro_seite: 4, interessengruppen_id: 2 }
  const blocks = ['newsticker', 'aktuelles'].map((template) => ({
    template,
    params,
    leads_on: false,
  }))
  const page = { nummer: 4, pageTheme: 'default', detail: null, blocks } as const
  const [, ticker, list] = routeOf(page, 'de', {}, null).apiCalls
  expect(ticker?.params).toMatchObject({
    interessengruppen_id: 2,
    pro_seite: 4,
    seite: 1,
    order: 'datum_von desc,sortierung',
  })
  expect(list?.params).toMatchObject({ pro_seite: 12 })
  expect(list?.params).not.toHaveProperty('interessengruppen_id')
})

test('a block that is cut short or shows one chosen entry does not follow the pages of another list', () => {
  const blocks: RoutedPage['blocks'] = [
    { template: 'unterkuenfte', params: {}, leads_on: false },
    { template: 'pauschalangebote', params: { pro_seite: 5 }, leads_on: false },
    { template: 'pauschalangebote', params: {}, leads_on: false },
    { template: 'videos', params: { video_id: 3 }, leads_on: false },
    { template: 'videos', params: { pro_seite: 5 }, leads_on: false },
  ]
  const page = { nummer: 4, pageTheme: 'default', detail: null, blocks } as const
  const calls = routeOf(page, 'de', {}, null).apiCalls.slice(1)
  expect(calls.map(({ as, query }) => [as, query.includes('seite')])).toEqual([
    ['unterkuenfte', true],
    ['pauschalen', false],
    ['pauschalen-2', true],
    ['videos', false],
    ['videos-2', true],
  ])
})

test('W10: a list at which an editor said so leads to its only entry, and no other does', () => {
  const blocks = [true, false].map((leads_on) => ({ template: 'aktuelles', params: {}, leads_on }))
  const page = { nummer: 4, pageTheme: 'default', detail: null, blocks } as const
  const { apiCalls } = routeOf(page, 'de', {}, null)
  expect(apiCalls.map(({ options }) => options.redirectOnSingleEntry)).toEqual([false, true, false])
})
