// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { tidyPaste } from './tidy-paste.ts'

/** What remains of pasted HTML, without the attributes that nobody reads. */
function tidied(html: string): { html: string; pictures: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const { pictures } = tidyPaste(body)
  for (const one of body.querySelectorAll('[style], [class], [lang]'))
    for (const name of ['style', 'class', 'lang']) one.removeAttribute(name)
  const text = body.innerHTML.replaceAll(/<\/?(?:span|font)>/g, '').replaceAll(/\s+/g, ' ')
  return { html: text.replaceAll(/> | </g, (edge) => edge.trim()).trim(), pictures }
}

/** An entry of a list as Word 365 puts it on the clipboard. */
const item = (text: string, sign: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

test('E6: headings of Word keep their order, the highest becomes the first of the text', () => {
  const pasted =
    '<h1>Anreise</h1><p class=MsoNormal>Text</p><h2>Mit der Bahn</h2><h3>Fahrräder</h3>'
  expect(tidied(pasted).html).toBe(
    '<h2>Anreise</h2><p>Text</p><h3>Mit der Bahn</h3><h4>Fahrräder</h4>',
  )
  expect(tidied('<h3>Anreise</h3><h5>Mit der Bahn</h5>').html).toBe(
    '<h2>Anreise</h2><h4>Mit der Bahn</h4>',
  )
  expect(tidied('<p class=MsoTitle>Titel</p><h1>Teil</h1><h2>  </h2>').html).toBe(
    '<h2>Titel</h2><h2>Teil</h2>',
  )
})

test('E6: lists of Word become lists, without their signs, nested as they were', () => {
  const pasted = [item('Brot', '·'), item('mit Nüssen', 'o', 2), item('Käse', '·')].join('\n')
  expect(tidied(pasted).html).toBe(
    '<ul><li>Brot<ul><li>mit Nüssen</li></ul></li><li>Käse</li></ul>',
  )
})

test('E6: numbers and letters count, and a list of another kind is a list of its own', () => {
  const pasted = [item('Antrag', '1.'), item('Foto', '2.'), item('Hinweis', '–')].join('')
  expect(tidied(pasted).html).toBe('<ol><li>Antrag</li><li>Foto</li></ol><ul><li>Hinweis</li></ul>')
  expect(tidied(item('Anlage', 'a)')).html).toBe('<ol><li>Anlage</li></ol>')
})

test('E6: what stands between two lists parts them', () => {
  const pasted = `${item('Eins', '·')}<p class=MsoNormal>Dazwischen</p>${item('Zwei', '·')}`
  expect(tidied(pasted).html).toBe('<ul><li>Eins</li></ul><p>Dazwischen</p><ul><li>Zwei</li></ul>')
})

test('E6: a list that begins deep or jumps levels keeps all of its entries', () => {
  const pasted = [item('Tief', 'o', 3), item('Hoch', '·'), item('Sehr tief', '§', 4)].join('')
  expect(tidied(pasted).html).toBe(
    '<ul><li>Tief</li></ul><ul><li>Hoch<ul><li>Sehr tief</li></ul></li></ul>',
  )
})

test('E6: tables stay tables; a row of bold words heads them', () => {
  const cell = (text: string) => `<td style='width:5cm'><p class=MsoNormal>${text}</p></td>`
  const pasted = `<table class=MsoTableGrid><tr>${cell('<b>Tag</b>')}${cell('<b>Zeit</b>')}</tr><tr>${cell('Montag')}${cell('8 Uhr')}</tr></table>`
  expect(tidied(pasted).html).toContain(
    '<tr><th><p><b>Tag</b></p></th><th><p><b>Zeit</b></p></th></tr>',
  )
  expect(tidied(pasted).html).toContain('<td><p>Montag</p></td>')
  expect(tidied(pasted.replaceAll(/<\/?b>/g, '')).html).not.toContain('<th>')
})

test('E6: a picture leaves a mark where it stood, and is counted', () => {
  const pasted =
    '<p>Hier: <img src="file:///C:/a.png" alt="Der Kurpark"></p><p><img src="data:x"></p>'
  expect(tidied(pasted)).toEqual({
    html: '<p>Hier: [Bild fehlt: Der Kurpark]</p><p>[Bild fehlt]</p>',
    pictures: 2,
  })
})

test('E6: comments, styles, Word’s own elements and empty paragraphs are gone, words stay', () => {
  const pasted =
    '<style>p{}</style><!--StartFragment--><p class=MsoNormal>Am <o:p>Markt</o:p></p><p><o:p>&nbsp;</o:p></p><!--EndFragment-->'
  expect(tidied(pasted).html).toBe('<p>Am Markt</p>')
})

test('plain text with a bullet of a page stays what it is', () => {
  expect(tidied('<ul><li>Eins</li></ul><p>Zwei</p>')).toEqual({
    html: '<ul><li>Eins</li></ul><p>Zwei</p>',
    pictures: 0,
  })
})
