import { type RichText, templates } from '@kurstadt/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { richTextOf } from './rich-text.ts'
import type { Sources } from './rich-text-node.ts'

const { text: contract } = templates.text.options.shape
const sources: Sources = {
  pathOf: (id) => (id === 'seite' ? '/de/baeder/' : null),
  quotedOf: (quoted) => {
    const children = [{ type: 'text' as const, text: `<${quoted.was}>` }]
    return 'amt' in quoted && quoted.amt === 'amt'
      ? [{ type: 'link', href: 'tel:+49301', children }]
      : []
  },
}

function words(text: string, format = 0) {
  return { type: 'text', text, format }
}

function read(...children: object[]): RichText {
  const tree = richTextOf({ root: { type: 'root', children } }, sources)
  expect(contract.parse(tree)).toStrictEqual(tree)
  return tree
}

const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const internal = (value: unknown) => ({
  linkType: 'internal',
  doc: { relationTo: 'seiten', value },
})
const link = (fields: object | null) => ({ type: 'link', fields, children: [words('Ziel')] })

test('bold and italic survive, other formats leave their text', () => {
  expect(
    read(paragraph(words('a', 1), words('b', 2), words('c', 3), words('d', 12))),
  ).toStrictEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'a', bold: true },
        { type: 'text', text: 'b', italic: true },
        { type: 'text', text: 'c', bold: true, italic: true },
        { type: 'text', text: 'd' },
      ],
    },
  ])
})

test('headings keep to the levels a page has below its title', () => {
  const heading = (tag: string) => ({ type: 'heading', tag, children: [words(tag)] })
  const levels = read(...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'x'].map(heading))
  expect(levels.map((one) => 'level' in one && one.level)).toStrictEqual([2, 2, 3, 4, 4, 4, 2])
})

test('a list stored behind an entry becomes that entry’s sublist', () => {
  const item = (...children: object[]) => ({ type: 'listitem', children })
  const list = (listType: string, ...children: object[]) => ({ type: 'list', listType, children })
  const tree = read(
    list(
      'number',
      item(words('eins')),
      item(list('bullet', item(words('a')), item(list('bullet', item(words('tief')))))),
      item(list('bullet', item(words('b')))),
      item(words('zwei')),
    ),
  )
  const leaf = (text: string) => ({ children: [{ type: 'text', text }], sublist: null })
  const deep = { type: 'list', ordered: false, items: [leaf('tief')] }
  expect(tree).toStrictEqual([
    {
      type: 'list',
      ordered: true,
      items: [
        {
          children: [{ type: 'text', text: 'eins' }],
          sublist: {
            type: 'list',
            ordered: false,
            items: [{ ...leaf('a'), sublist: deep }, leaf('b')],
          },
        },
        leaf('zwei'),
      ],
    },
  ])
})

test('a list that begins with a nested list keeps it', () => {
  const nested = { type: 'list', listType: 'bullet', children: [{ children: [words('a')] }] }
  const tree = read({ type: 'list', listType: 'bullet', children: [{ children: [nested] }] })
  expect(JSON.stringify(tree)).toContain('"children":[],"sublist":{"type":"list"')
})

test('links lead to public pages and to addresses that may be shown', () => {
  const hrefs = [
    internal('seite'),
    internal({ id: 'seite' }),
    { linkType: 'custom', url: ' https://example.example/a?b=1 ' },
    { url: '/de/' },
    { url: '#oben' },
    { url: 'mailto:a@b.example' },
    { url: 'tel:+493023125100' },
  ].map((fields) => JSON.stringify(read(paragraph(link(fields)))))
  for (const tree of hrefs) expect(tree).toContain('"type":"link"')
  expect(hrefs[0]).toContain('"href":"/de/baeder/"')
})

test('a link that may not be shown leaves its text', () => {
  for (const fields of [
    internal('entwurf'),
    internal(null),
    { url: 'javascript:alert(1)' },
    { url: ' JaVaScRiPt:alert(1)' },
    { url: 'java\nscript:alert(1)' },
    { url: 'data:text/html,x' },
    { url: 'vbscript:x' },
    { url: '//evil.example' },
    { url: '/\\evil.example' },
    { url: '' },
    { url: null },
    null,
    {},
  ]) {
    expect(read(paragraph(link(fields)))).toStrictEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'Ziel' }] },
    ])
  }
})

test('what the wire does not know goes, what it says stays', () => {
  const strange = {
    type: 'gallery',
    children: [{ type: 'row', children: [paragraph(words('Zelle ')), words('eins')] }],
  }
  expect(read(strange, { type: 'horizontalrule' }, { type: 'upload', value: 'x' })).toStrictEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Zelle eins' }] },
  ])
  expect(read(paragraph({ type: 'mark', children: [words('markiert')] }))).toStrictEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'markiert' }] },
  ])
})

test('empty paragraphs are dropped, line breaks stay', () => {
  expect(read(paragraph(), paragraph(words('  ')))).toStrictEqual([])
  expect(read(paragraph(words('a'), { type: 'linebreak' }, words('b')))).toHaveLength(1)
})

test('nothing stored is nothing said', () => {
  for (const stored of [null, undefined, '', 'text', 4, [], {}, { root: null }, { root: [] }])
    expect(richTextOf(stored, sources)).toStrictEqual([])
})

test('whatever is stored, the result is what the contract says', () => {
  const type = fc.constantFrom(
    'paragraph',
    'heading',
    'list',
    'listitem',
    'link',
    'autolink',
    'text',
    'quote',
    'tab',
    'linebreak',
    'block',
    '',
    'constructor',
  )
  const { node } = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(null, 4, 'x', []),
      fc.record(
        {
          type,
          text: fc.oneof(fc.string(), fc.constant(null)),
          format: fc.oneof(fc.integer(), fc.constant('center')),
          tag: fc.constantFrom('h1', 'h3', 'toString', null),
          listType: fc.constantFrom('number', 'bullet'),
          fields: fc.oneof(fc.constant(null), fc.record({ url: fc.string() })),
          children: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), fc.constant('x')),
        },
        { requiredKeys: ['type'] },
      ),
    ),
  }))
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (children) => {
      const tree = richTextOf({ root: { children } }, sources)
      expect(contract.parse(tree)).toStrictEqual(tree)
    }),
  )
})

const angabe = (fields: object) => ({ type: 'inlineBlock', fields: { id: '1', ...fields } })

test('W14: a fact of an office stands where it was put; one that is not there leaves no gap', () => {
  const known = angabe({ blockType: 'angabe', amt: 'amt', was: 'telefon' })
  const gone = angabe({ blockType: 'angabe', amt: 'weg', was: 'telefon' })
  expect(read(paragraph(words('Rufen Sie an: '), known, gone))).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Rufen Sie an: ' },
        { type: 'link', href: 'tel:+49301', children: [{ type: 'text', text: '<telefon>' }] },
      ],
    },
  ])
  expect(read(paragraph(gone))).toEqual([])
})

test('W14: a fact within a link is words of that link, and no link in a link', () => {
  const known = angabe({ blockType: 'angabe', amt: 'amt', was: 'telefon' })
  const linked = { ...link(internal('seite')), children: [words('Ruf '), known] }
  const children = [
    { type: 'text', text: 'Ruf ' },
    { type: 'text', text: '<telefon>' },
  ]
  expect(read(paragraph(linked))).toEqual([
    { type: 'paragraph', children: [{ type: 'link', href: '/de/baeder/', children }] },
  ])
})

test.for([
  { blockType: 'angabe', amt: 'amt', was: 'constructor' },
  { blockType: 'angabe', amt: 5, was: 'telefon' },
  { blockType: 'anderes', amt: 'amt', was: 'telefon' },
  { blockType: 'angabe' },
])('T40: %j is no fact', (fields) => {
  expect(read(paragraph(angabe(fields), words('Text')))).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Text' }] },
  ])
})

test('E6: visitors never see the mark of a picture that did not come along', () => {
  expect(read(paragraph(words('[Bild fehlt: Kurpark]')))).toEqual([])
  expect(read(paragraph(words('Hier [Bild fehlt]steht es.')))).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Hier steht es.' }] },
  ])
})
