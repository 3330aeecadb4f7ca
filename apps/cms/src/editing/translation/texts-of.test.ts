import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { fillFromGerman } from './fill-from-german.ts'
import { textsOf } from './texts-of.ts'

const text = (name: string, label: string, localized = true): FlattenedField => ({
  name,
  label,
  type: 'text',
  localized,
})

const fields: FlattenedField[] = [
  text('titel', 'Titel'),
  text('link', 'Link'),
  text('telefon', 'Telefon', false),
  { name: 'text', label: 'Text', type: 'richText', localized: true },
  {
    name: 'preise',
    label: 'Preise',
    type: 'array',
    fields: [],
    flattenedFields: [text('wer', 'Für wen'), text('euro', 'Euro', false)],
  },
]

const written = (words: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
})

const german = {
  titel: 'Bad',
  link: '/de/bad/',
  telefon: '1',
  text: written('Warm.'),
  preise: [
    { id: 'a', wer: 'Erwachsene', euro: '5' },
    { id: 'b', wer: 'Kinder', euro: '3' },
  ],
}

test('E10: every translated text is named by its field, addresses and facts are not', () => {
  const english = { titel: 'Baths', preise: [{ id: 'b', wer: 'Children' }, { id: 'a' }] }
  expect(textsOf(fields, german, english)).toEqual([
    { feld: 'Titel', text: 'Bad', fehlt: false },
    { feld: 'Text', text: 'Warm.', fehlt: true },
    { feld: 'Preise › Zeile 1 › Für wen', text: 'Erwachsene', fehlt: true },
    { feld: 'Preise › Zeile 2 › Für wen', text: 'Kinder', fehlt: false },
  ])
})

test('E10: headings, lists and tables are told apart, so that they can be set the same way', () => {
  const line = (type: string, words: string, more: object = {}) => ({
    type,
    children: [{ type: 'text', text: words }],
    ...more,
  })
  const list = (listType: string, ...children: object[]) => ({ type: 'list', listType, children })
  const row = (...words: string[]) => ({
    type: 'tablerow',
    children: words.map((one) => line('tablecell', one)),
  })
  const root = {
    children: [
      line('heading', 'Preise', { tag: 'h2' }),
      line('paragraph', 'Sie zahlen bar.'),
      list(
        'number',
        line('listitem', 'Wählen'),
        {
          type: 'listitem',
          children: [list('bullet', line('listitem', 'im Haus'), line('listitem', 'daheim'))],
        },
        line('listitem', 'Zahlen'),
      ),
      { type: 'table', children: [row('Stunde', 'Tag'), row('2 €', '9 €')] },
      line('heading', 'Versand', { tag: 'h4' }),
    ],
  }
  const [found] = textsOf(fields, { text: { root } }, {})
  expect(found?.text.split('\n')).toEqual([
    'Überschrift 2: Preise',
    'Sie zahlen bar.',
    '1. Wählen',
    '• im Haus',
    '• daheim',
    '2. Zahlen',
    'Stunde | Tag',
    '2 € | 9 €',
    'Überschrift 4: Versand',
  ])
})

test('E10: rows are filled by their ids, and a text without a word counts as none', () => {
  const english = {
    titel: ' ',
    text: written(''),
    preise: [
      { id: 'b', wer: 'Children', euro: '3' },
      { id: 'a', wer: '', euro: '5' },
    ],
  }
  const paths = new Map([['/de/bad/', '/en/baths/']])
  expect(fillFromGerman(fields, german, { english, paths })).toEqual({
    titel: 'Bad',
    link: '/en/baths/',
    text: written('Warm.'),
    preise: [
      { id: 'b', wer: 'Children', euro: '3' },
      { id: 'a', wer: 'Erwachsene', euro: '5' },
    ],
  })
})
