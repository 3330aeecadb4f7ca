import { expect, test } from 'vitest'
import { richTextFromHtml } from './rich-text-from-html.server.ts'

test('opening hours as HTML become paragraphs, lists and line breaks', () => {
  expect(
    richTextFromHtml('<p>Mo <b>8–12</b> Uhr<br>Di geschlossen</p><ul><li>nach Termin</li></ul>'),
  ).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Mo ' },
        { type: 'text', text: '8–12', bold: true },
        { type: 'text', text: ' Uhr' },
        { type: 'linebreak' },
        { type: 'text', text: 'Di geschlossen' },
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [{ children: [{ type: 'text', text: 'nach Termin' }], sublist: null }],
    },
  ])
})

test('a table becomes a line for each row', () => {
  const rows = richTextFromHtml(
    '<table><tr><td>Mo</td><td>8–12</td></tr><tr><td>Di</td><td>zu</td></tr></table>',
  )
  expect(
    rows?.map((row) =>
      'children' in row
        ? row.children.map((part) => ('text' in part ? part.text : '')).join('')
        : '',
    ),
  ).toEqual(['Mo 8–12', 'Di zu'])
})

test('nothing, or nothing to read, is null', () => {
  for (const html of [null, '', '  ', '<p> </p>', '<script>x</script>', '<!-- x -->', '<br>'])
    expect(richTextFromHtml(html)).toBeNull()
})

const attacks = [
  '<script>alert(1)</script>a',
  '<img src=x onerror=alert(1)>a',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVa&#115;cript:alert(1)">a</a>',
  '<a href="java&#9;script:alert(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>a',
  '<math><mtext><style><script>alert(1)</script></style></mtext></math>a',
  '<xmp><script>alert(1)</script></xmp>a',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</noscript>',
  '<textarea><script>alert(1)</script></textarea>a',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>a',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">a</p>',
  '<template><script>alert(1)</script></template>a',
]

test.each(attacks)('what could run does not come through: %s (T40)', (html) => {
  const text = JSON.stringify(richTextFromHtml(html))
  expect(text).not.toMatch(/onerror|onclick|javascript|srcdoc|style|"href"/i)
})

test('links to pages, mail and telephone stay', () => {
  const tree = JSON.stringify(
    richTextFromHtml(
      '<a href="/de/kontakt/">K</a> <a href="mailto:a@b.example">M</a> <a href="tel:+493023125100">T</a>',
    ),
  )
  expect(tree).toContain('"href":"/de/kontakt/"')
  expect(tree).toContain('"href":"mailto:a@b.example"')
  expect(tree).toContain('"href":"tel:+493023125100"')
})
