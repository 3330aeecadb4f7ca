// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NamedControls } from './named-controls.tsx'

const error = '<aside class="field-error">Pflichtfeld</aside>'
const input = '<input id="name">'

async function frames(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) await new Promise(requestAnimationFrame)
}

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

const write = (html: string) => {
  part('.field-type').innerHTML = html
}

/** A form whose save has been pressed, and has cost its button the focus. */
beforeEach(async () => {
  Element.prototype.checkVisibility = () => true
  render(createElement(NamedControls, null, null))
  const form = document.createElement('form')
  form.innerHTML = `<div class="field-type">${input}</div><input id="other">
    <button type="button" id="action-save">Veröffentlichen</button>`
  document.body.append(form)
  await frames()
  fireEvent.click(part('button'))
})

afterEach(() => {
  cleanup()
  part('form').remove()
})

test('E8: a field that is still locked when it is called wrong has the focus once it is free', async () => {
  write(`${error}<input id="name" disabled>`)
  await frames()
  expect(document.activeElement).toBe(document.body)
  part('#name').removeAttribute('disabled')
  await frames()
  expect(document.activeElement).toBe(part('#name'))
})

test('E8: a field that is drawn anew after it was called wrong has the focus again', async () => {
  write(`${error}${input}`)
  await frames()
  expect(document.activeElement).toBe(part('#name'))
  write(`${error}${input}`)
  await frames()
  expect(document.activeElement).toBe(part('#name'))
})

test('E8: a list that is wrong and cannot take the focus itself leaves none out that comes later', async () => {
  write(error)
  await frames()
  write(`${error}${input}`)
  await frames()
  expect(document.activeElement).toBe(part('#name'))
})

test.each(['keyDown', 'pointerDown'] as const)(
  'E8: whoever has gone on by %s is not taken away',
  async (deed) => {
    fireEvent[deed](part('#other'))
    write(`${error}${input}`)
    await frames()
    expect(document.activeElement).toBe(document.body)
  },
)
