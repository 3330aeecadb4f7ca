// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameControls } from './names.ts'

function named(html: string, selector: string): (string | null)[] {
  document.body.innerHTML = html
  nameControls(document)
  return [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'))
}

test('E15: buttons of the bar above texts say what they do', () => {
  const html = ['bold', 'italic', 'link', 'unknown'].map(
    (key) => `<button data-button-key="${key}"><svg></svg></button>`,
  )
  expect(named(html.join(''), 'button')).toEqual(['Fett', 'Kursiv', 'Link', null])
})

test('E15: the editor of texts has no English names', () => {
  const html =
    '<button aria-label="Edit link"></button><button aria-label="text dropdown"></button>'
  expect(named(html, 'button')).toEqual(['Link bearbeiten', 'Art des Absatzes'])
})

test('E15: the input within a select is called as the field that it belongs to', () => {
  const html = `<div class="field-type"><label class="field-label">Lizenz<span>*</span></label>
    <div class="rs__control"><input id="react-select-2-input"></div></div>`
  expect(named(html, 'input')).toEqual(['Lizenz'])
})

test('E15: what has a name keeps it', () => {
  const html = `<div class="field-type"><label class="field-label" for="titel">Titel</label>
    <input id="titel"></div><button class="popup-button">Zeitplan</button>
    <button class="popup-button" aria-label="Sprache"></button>`
  expect(named(html, 'input, button')).toEqual([null, null, 'Sprache'])
})

test('E15: a box in a list says which entry it chooses, also where its label is empty', () => {
  const html = `<table><thead><tr><th><input type="checkbox" title="Alle auswählen"></th></tr></thead>
    <tbody><tr><td><label><input type="checkbox" aria-label=""></label></td><td><a href="/1">Kürbisfest</a></td></tr>
    </tbody></table>`
  expect(named(html, 'input')).toEqual(['Alle auswählen', 'Kürbisfest auswählen'])
})

test('E15: a name that points nowhere is none, nor is a tooltip that nobody sees', () => {
  const html = `<table><thead><tr><th>
    <input type="checkbox" id="select-all" aria-label="" aria-labelledby="select-all" title="select-all">
    </th></tr></thead></table>
    <button class="copy-to-clipboard"><svg></svg><aside class="tooltip">Kopieren</aside>
    <aside class="tooltip tooltip--show">Kopieren</aside></button>
    <span id="da">Alle</span><button class="popup-button" aria-labelledby="da"></button>`
  expect(named(html, 'input, button')).toEqual(['Alle auswählen', 'Adresse kopieren', null])
})
