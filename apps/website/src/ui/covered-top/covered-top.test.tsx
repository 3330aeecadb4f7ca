import { beforeEach, expect, test } from 'vitest'
import { coveredTop } from './index.ts'

function stays(id: string, position: string, height: number): void {
  const element = document.createElement('div')
  element.id = id
  element.style.position = position
  element.getBoundingClientRect = () => new DOMRect(0, 0, 300, height)
  if (id === 'header') element.dataset.siteHeader = ''
  else element.dataset.stays = ''
  document.body.append(element)
}

function target(): HTMLElement {
  const element = document.createElement('section')
  document.body.append(element)
  return element
}

beforeEach(() => {
  document.body.replaceChildren()
})

test('W3: header and sticky letters both cover what lies below them', () => {
  stays('header', 'sticky', 70)
  stays('letters', 'sticky', 110)
  expect(coveredTop(target())).toBe(180)
})

test('W3: what scrolls away on a small screen covers nothing', () => {
  stays('header', 'static', 130)
  stays('letters', 'static', 200)
  expect(coveredTop(target())).toBe(0)
})

test('W3: letters further down cover nothing of what stands above them', () => {
  stays('header', 'sticky', 70)
  const above = target()
  stays('letters', 'sticky', 110)
  expect(coveredTop(above)).toBe(70)
})
