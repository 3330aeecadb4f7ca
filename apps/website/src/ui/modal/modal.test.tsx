import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Modal, ModalLink } from './index.ts'
import { start as asModal } from './modal.behaviour.ts'

// jsdom knows no modal dialogs; what a browser does with them is in tests/e2e.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  history.replaceState(null, '', '/')
})

function bound(href = 'https://film.example/1') {
  render(
    <>
      <ModalLink opens="film" href={href}>
        Film ansehen
      </ModalLink>
      <Modal id="film" title="Ein Film">
        <p>Inhalt</p>
      </Modal>
    </>,
  )
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog.')
  asModal(dialog)
  return { dialog, link: screen.getByRole('link', { name: 'Film ansehen' }) }
}

test('the link leads to the content and opens the dialog where its code is', () => {
  const { dialog, link } = bound()
  expect(link.getAttribute('href')).toBe('https://film.example/1')
  expect(link.getAttribute('aria-haspopup')).toBe('dialog')
  expect(fireEvent.click(link)).toBe(false)
  expect(dialog.open).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Ein Film' })).toBe(dialog)
})

test('the same film twice on a page opens once', () => {
  const one = (
    <>
      <ModalLink opens="film">Film</ModalLink>
      <Modal id="film" title="Ein Film">
        <p>Inhalt</p>
      </Modal>
    </>
  )
  render(
    <>
      {one}
      <section>{one}</section>
    </>,
  )
  for (const dialog of document.querySelectorAll('dialog')) asModal(dialog)
  for (const link of screen.getAllByRole('link')) {
    fireEvent.click(link)
    const open = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open)
    expect(open).toHaveLength(1)
    open[0]?.close()
  }
})

test('a click that wants a new tab gets one', () => {
  const { dialog, link } = bound()
  link.addEventListener(
    'click',
    vi.fn<(event: Event) => void>((event) => event.preventDefault()),
  )
  fireEvent.click(link, { ctrlKey: true })
  expect(dialog.open).toBe(false)
})

test('the address opens the dialog and forgets it when it closes', () => {
  history.replaceState(null, '', '#film')
  const { dialog } = bound()
  expect(dialog.open).toBe(true)
  fireEvent(dialog, new Event('close'))
  expect(location.hash).toBe('')
})

test('only a click that begins and ends beside the dialog closes it', () => {
  const { dialog, link } = bound()
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.click(link)
  fireEvent.mouseDown(dialog, { clientX: 150, clientY: 150 })
  fireEvent.click(dialog, { clientX: 5, clientY: 5 })
  expect(dialog.open).toBe(true)
  fireEvent.mouseDown(dialog, { clientX: 5, clientY: 5 })
  fireEvent.click(dialog, { clientX: 5, clientY: 5 })
  expect(dialog.open).toBe(false)
})
