import { examples } from '@kurstadt/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { townMap } from '../../../tests/support/town-map.ts'
import { EmbedHostsContext } from '../../features/einbettung/index.ts'
import { BaseMapContext } from '../../features/karte/index.ts'
import { Einbettungen } from './einbettungen.tsx'

const { typical } = examples.einbettungen
const hosts = ['www.youtube-nocookie.com', 'webcam.kurort.example']

const view = (
  <EmbedHostsContext value={hosts}>
    <Einbettungen block={typical} />
  </EmbedHostsContext>
)

afterEach(() => localStorage.clear())

test('typical: every house is named, with its host where that is another word', () => {
  renderView(view)
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('YouTube (www.youtube-nocookie.com)')
  expect(said[1]).toMatch(/^webcam\.kurort\.example/)
})

test('a house whose map may be asked for is named with the others', () => {
  renderView(
    <BaseMapContext value={{ ...townMap, haeuser: ['karten.example'] }}>{view}</BaseMapContext>,
  )
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said).toHaveLength(3)
  expect(said[2]).toMatch(/^karten\.example/)
})

test('a choice that was remembered is said and taken back', () => {
  localStorage.setItem('embed:webcam.kurort.example', '1')
  renderLive(view)
  expect(
    screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
  ).toHaveLength(1)
  fireEvent.click(
    screen.getByRole('button', { name: 'Erlaubnis zurücknehmen: webcam.kurort.example' }),
  )
  expect(localStorage.getItem('embed:webcam.kurort.example')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Wir fragen Sie vor jedem Laden.')
})

test('where nothing may be shown, that is said', () => {
  renderView(<Einbettungen block={typical} />)
  expect(screen.getByText('Diese Website zeigt keine Inhalte anderer Anbieter.')).toBeTruthy()
})
