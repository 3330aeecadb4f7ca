import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetched } from './fetched.ts'

const report = vi.fn()

beforeEach(() => void vi.stubGlobal('reportError', report))
afterEach(() => void vi.unstubAllGlobals())

/** A part whose code comes when it is let go. */
function part(markup: string) {
  document.body.innerHTML = `<div data-behaviour="embed">${markup}</div>`
  const element = document.querySelector('div')
  if (!element) throw new Error('the page lacks its part')
  const act = vi.fn()
  const code = Promise.withResolvers<(element: HTMLElement) => void>()
  const loading: Promise<void>[] = []
  fetched(() => code.promise, loading)(element)
  async function come() {
    code.resolve((bound) => bound.addEventListener('click', act))
    await Promise.all(loading)
  }
  return { act, code, come, loading }
}

test('a press that was faster than the code is made again, once', async () => {
  const { act, come } = part('<button type="button"><span>Inhalt laden</span></button>')
  document.querySelector('span')?.click()
  await come()
  expect(act).toHaveBeenCalledTimes(1)
  document.querySelector('span')?.click()
  expect(act).toHaveBeenCalledTimes(2)
})

test('a press beside the buttons, or of a part within, is none of it', async () => {
  const { act, come } = part(
    '<p>Worte</p><div data-behaviour="carousel"><button type="button"></button></div>',
  )
  document.querySelector('p')?.click()
  document.querySelector('button')?.click()
  await come()
  expect(act).not.toHaveBeenCalled()
})

test('without a press nothing is pressed; a button that sends a form has done it already', async () => {
  const { act, come } = part('<form><button></button></form>')
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  document.querySelector('button')?.click()
  await come()
  expect(act).not.toHaveBeenCalled()
})

test('code that never comes is reported and breaks nothing', async () => {
  const { code, loading } = part('<button type="button"></button>')
  code.reject(new Error('offline'))
  await Promise.all(loading)
  expect(report).toHaveBeenCalledTimes(1)
})
