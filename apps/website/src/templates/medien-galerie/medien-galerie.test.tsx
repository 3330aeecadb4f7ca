import { examples } from '@kurstadt/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { EmbedHostsContext } from '../../features/einbettung/index.ts'
import { MedienGalerie } from './medien-galerie.tsx'

const all = examples['medien-galerie']
const { options } = all.typical
const halfFilled = {
  ...all.typical,
  options: {
    ...options,
    link1: 'https://film.fremd.example/x',
    bildupload2: null,
    link3: null,
  },
}
const hosts = ['www.youtube-nocookie.com', 'webcam.bad-silberbronn.example']

const view = (block = all.typical) => (
  <EmbedHostsContext value={hosts}>
    <MedienGalerie block={block} />
  </EmbedHostsContext>
)

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

const open = (name: string) => {
  const container = renderLive(view())
  fireEvent.click(within(container).getByRole('link', { name }))
  return { container, dialog: within(screen.getByRole('dialog', { name })) }
}

test('typical: three tiles with title and text, and nothing of another house', () => {
  const container = renderLive(view())
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('Drei Blicke auf die Stadt.')).toBeTruthy()
  expect(container.querySelector('iframe')).toBeNull()
})

test('a film opens its dialogue, and loads only once somebody wants it', () => {
  const { container, dialog } = open('Ein Tag in Bad Silberbronn')
  expect(container.querySelector('iframe')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Inhalt laden' }))
  const frame = container.querySelector('iframe')
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/bSilberTag1')
  expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
})

test('a picture opens large, with its author', () => {
  const { dialog } = open('Das Konzerthaus bei Nacht')
  expect(dialog.getByRole('img', { name: /Konzerthaus/ })).toBeTruthy()
  expect(dialog.getByText(/^Bild: Touristik/)).toBeTruthy()
})

test('T42: an unknown host is a link, and what is gone is words alone', () => {
  renderView(view(halfFilled))
  expect(
    screen.getByRole('link', { name: 'Ein Tag in Bad Silberbronn' }).getAttribute('href'),
  ).toBe('https://film.fremd.example/x')
  expect(screen.queryByRole('link', { name: 'Das Konzerthaus bei Nacht' })).toBeNull()
  expect(screen.getByText('Livebild vom Hohen Stein')).toBeTruthy()
  expect(document.querySelector('dialog')).toBeNull()
})
