import {
  amtExamples,
  einstellungenExamples,
  examples,
  pageExamples,
  veranstaltungExamples,
} from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { composeBlocks } from './compose-blocks.server.ts'
import { emptyShell } from './empty-shell.ts'
import { withEntry } from './entry-title.server.ts'

const shell = { ...emptyShell('de'), einstellungen: einstellungenExamples.typical }
const place = { report: () => undefined, path: '/de/', shell }

test('an unknown or broken block is dropped and reported; the page stands (spec 8)', () => {
  const reported: unknown[] = []
  const raw = [
    { template: 'gibt-es-nicht', slotName: 'content', context: null, options: {} },
    { template: 'zitat', slotName: 'content', context: null, options: {} },
    'kein Baustein',
    examples.text.typical,
  ]
  const blocks = composeBlocks(
    { ...place, report: (_topic, details) => reported.push(details) },
    raw,
    {},
  )
  expect(blocks.map(({ template }) => template)).toEqual(['text'])
  expect(reported).toHaveLength(3)
})

test('a block is parsed once with each of its answers, of which a list has one for each of its pages', () => {
  const block = { ...examples.veranstaltungen.typical, context: 'veranstaltungen' }
  const first = examples.veranstaltungen.typical.context
  const second = { ...first, seite: 2 }
  const composed = (veranstaltungen: unknown) =>
    composeBlocks(place, [block, examples.zitat.typical], { veranstaltungen })
  const [list, quotation] = composed(first)
  const [other] = composed(second)
  expect(other).not.toBe(list)
  expect(composed(first)).toEqual([list, quotation])
  expect(composed(first)[0]).toBe(list)
  expect(composed(second)[0]).toBe(other)
  expect(composed(second)[1]).toBe(quotation)
})

const list = (template: string, slotName: string) => ({
  template,
  slotName,
  context: template,
  options: { titel: null },
})

test('in the place of content whose data is away stands a sentence with the town hall’s telephone', () => {
  const raw = [examples.text.typical, list('wegweiser', 'content'), examples.zitat.typical]
  const blocks = composeBlocks(place, raw, { wegweiser: null })
  expect(blocks.map(({ template }) => template)).toEqual(['text', 'text', 'zitat'])
  const text = JSON.stringify(blocks[1])
  expect(text).toContain('Dieser Teil der Seite kann gerade nicht angezeigt werden.')
  expect(text).toContain('"href":"tel:+493023125200"')
})

test('several neighbours that are away are told once, and without settings nobody can be called', () => {
  const raw = [list('veranstaltungen', 'content'), list('behoerdenlotse', 'content')]
  const alone = { ...place, shell: { ...shell, sprache: 'en', einstellungen: null } as const }
  const blocks = composeBlocks(alone, raw, { veranstaltungen: null, behoerdenlotse: null })
  expect(blocks).toHaveLength(1)
  expect(JSON.stringify(blocks)).toContain('This part of the page cannot be shown')
  expect(JSON.stringify(blocks)).not.toContain('tel:')
})

test('what is away in the sidebar is left out (spec 8)', () => {
  const raw = [list('sidebar-veranstaltungen', 'sidebar')]
  expect(composeBlocks(place, raw, { 'sidebar-veranstaltungen': null })).toEqual([])
})

test('the HTML of opening hours reaches the view as a tree', () => {
  const raw = [{ template: 'amt-detail', slotName: 'content', context: 'eintrag', options: {} }]
  const eintrag = { ...amtExamples.typical, oeffnungszeiten: '<p>Mo 8–12</p>' }
  const [block] = composeBlocks(place, raw, { eintrag })
  expect(block).toMatchObject({
    context: {
      oeffnungszeiten: [{ type: 'paragraph', children: [{ type: 'text', text: 'Mo 8–12' }] }],
    },
  })
})

test('a block is composed anew when its data changed, and only then', () => {
  const raw = [
    { template: 'veranstaltung-detail', slotName: 'content', context: 'eintrag', options: {} },
  ]
  const compose = (eintrag: unknown) => composeBlocks(place, raw, { eintrag })[0]
  const first = compose(veranstaltungExamples.typical)
  expect(compose(veranstaltungExamples.typical)).toBe(first)
  expect(compose(veranstaltungExamples.cancelled)).not.toBe(first)
})

test('on a detail page the title of the entry replaces the title of the page', () => {
  const { pageContent, ...seite } = pageExamples['detail-page']
  expect(pageContent).toHaveLength(1)
  expect(withEntry(seite, { eintrag: veranstaltungExamples.typical }).title).toBe(
    'Sommernachtskonzert im Kurpark',
  )
  expect(withEntry(seite, { eintrag: { vorname: 'Anna', nachname: 'Weberle' } }).title).toBe(
    'Anna Weberle',
  )
  expect(withEntry(seite, {})).toBe(seite)
})

test('the title of an entry has the language that the entry is written in', () => {
  const { pageContent: _, ...german } = pageExamples['detail-page']
  const seite = { ...german, sprache: 'en' } as const
  const { typical } = veranstaltungExamples
  expect(withEntry(seite, { eintrag: typical }).titelSprache).toBe('de')
  expect(withEntry(seite, { eintrag: { ...typical, sprache: 'en' } }).titelSprache).toBe('en')
  expect(withEntry(seite, { eintrag: { titel: 'Without a language' } }).titelSprache).toBe('en')
})

test('an entry has its own picture for whoever shares its page, where it has one', () => {
  const { pageContent: _, ...seite } = pageExamples['detail-page']
  const { typical } = veranstaltungExamples
  expect(typical.bild).not.toBeNull()
  expect(withEntry(seite, { eintrag: typical }).teilbild).toEqual(typical.bild)
  expect(withEntry(seite, { eintrag: { ...typical, bild: null } }).teilbild).toBeNull()
  expect(withEntry(seite, { eintrag: { titel: 'Ohne Bild' } }).teilbild).toBeNull()
})
