// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameWindows } from './windows.ts'

function named(html: string, selector: string): (string | null)[] {
  document.body.innerHTML = html
  nameWindows(document)
  return [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'))
}

test('E15: a window is called as its heading, also once that says something else', () => {
  const html = `<dialog id="bilder-bulk-upload-drawer-slug" aria-label="bilder-bulk-upload-drawer-slug">
    <h2>Dateien hinzufügen</h2></dialog>
    <dialog id="edit-upload" aria-label="edit-upload"></dialog>
    <dialog id="antwort" aria-label="Antworten"><h2>An Frau Sautter</h2></dialog>`
  expect(named(html, 'dialog')).toEqual(['Dateien hinzufügen', 'Fenster', 'Antworten'])
  const heading = document.querySelector('h2')
  if (heading) heading.textContent = 'Datei'
  nameWindows(document)
  expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe('Datei')
})

test('E15: each of many files can be left out, and says which it is', () => {
  const row = (name: string) => `<div class="file-selections__fileRowContainer">
    <button class="file-selections__fileRow"><p class="file-selections__fileName">${name}</p></button>
    <button class="file-selections__remove--overlay" aria-label="Entfernen"></button></div>`
  const html = `${row('Brunnen.jpg')}${row('Lampions.jpg')}`
  expect(named(html, '[aria-label]')).toEqual(['Brunnen.jpg entfernen', 'Lampions.jpg entfernen'])
})

test('E15: steps from file to file say that they are about files', () => {
  const html = `<div class="bulk-upload--actions-bar__controls">
    <button aria-label="Vorherige"></button><button aria-label="Nächste"></button></div>`
  expect(named(html, 'button')).toEqual(['Vorherige Datei', 'Nächste Datei'])
})

test('E15: the choice of fields for many entries is called as its label', () => {
  const html = `<div class="field-select"><label class="field-label">Zu bearbeitende Felder auswählen</label>
    <div class="rs__control"><input id="react-select-3-input"></div></div>`
  expect(named(html, 'input')).toEqual(['Zu bearbeitende Felder auswählen'])
})

test('E15: the window of the focal point says which field is which', () => {
  const html = `<button class="edit-upload__draggable edit-upload__focalPoint"><svg></svg></button>
    ${['X %', 'Y %', 'Breite (px)'].map((name) => `<div class="edit-upload__input">${name}<input type="number"></div>`).join('')}`
  expect(named(html, 'button, input')).toEqual([
    'Fokuspunkt, mit der Maus verschieben',
    'X %: Abstand von links',
    'Y %: Abstand von oben',
    'Breite (px)',
  ])
})

test('E15: what is wrong with an upload is said in German', () => {
  document.body.innerHTML = `<div class="field-type file-field">
    <aside class="field-error tooltip" title="A file is required."><div class="tooltip-content">A file is required.</div></aside>
    </div><div class="thumbnail"><img src="data:,"></div>`
  nameWindows(document)
  const error = document.querySelector('.field-error')
  expect([error?.textContent, error?.getAttribute('title')]).toEqual([
    'Bitte wählen Sie eine Datei.',
    'Bitte wählen Sie eine Datei.',
  ])
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('')
})
