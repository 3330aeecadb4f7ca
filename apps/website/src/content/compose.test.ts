import {
  amtExamples,
  examples,
  pageExamples,
  veranstaltungExamples,
} from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { composeBlocks } from './compose-blocks.server.ts'
import { withEntry } from './entry-title.server.ts'

test('an unknown or broken block is dropped and reported; the page stands (spec 8)', () => {
  const reported: unknown[] = []
  const raw = [
    { template: 'gibt-es-nicht', slotName: 'content', context: null, options: {} },
    { template: 'zitat', slotName: 'content', context: null, options: {} },
    'kein Baustein',
    examples.text.typical,
  ]
  const blocks = composeBlocks((_topic, details) => reported.push(details), '/de/x/', raw, {})
  expect(blocks.map(({ template }) => template)).toEqual(['text'])
  expect(reported).toHaveLength(3)
})

test('a block whose data could not be had is left out (spec 8)', () => {
  const raw = [
    {
      template: 'veranstaltungen',
      slotName: 'content',
      context: 'veranstaltungen',
      options: { titel: null },
    },
  ]
  expect(composeBlocks(() => undefined, '/de/', raw, { veranstaltungen: null })).toEqual([])
})

test('the HTML of opening hours reaches the view as a tree', () => {
  const raw = [{ template: 'amt-detail', slotName: 'content', context: 'eintrag', options: {} }]
  const eintrag = { ...amtExamples.typical, oeffnungszeiten: '<p>Mo 8–12</p>' }
  const [block] = composeBlocks(() => undefined, '/de/', raw, { eintrag })
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
  const compose = (eintrag: unknown) => composeBlocks(() => undefined, '/de/', raw, { eintrag })[0]
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
