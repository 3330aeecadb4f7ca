import type { Koordinaten } from '@kurstadt/contract'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OfficeMap } from './office-map.tsx'

const backOffice = 'https://redaktion.example'
const fountain = { breite: 48.6921, laenge: 8.4611 }

type Picking = { at: Koordinaten | null; onPick: (at: Koordinaten) => void }

// A map that draws nothing: it writes where its pin stands, and somebody presses beside a street.
vi.mock('./pick-place.tsx', () => ({
  PickPlace: ({ at, onPick }: Picking) => (
    <>
      <output>{at === null ? 'nirgends' : `${at.breite} ${at.laenge}`}</output>
      <button type="button" onClick={() => onPick({ breite: 48.698_123_456, laenge: 8.460_87 })}>
        Stelle
      </button>
    </>
  ),
}))

const sent = vi.fn()

beforeEach(() => {
  sent.mockClear()
  vi.spyOn(window.parent, 'postMessage').mockImplementation(sent)
  render(<OfficeMap given="{}" backOffice={backOffice} />)
})

const receive = (data: unknown, origin = backOffice) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })))
const pinAt = () => screen.getByRole('status').textContent

test('it is said to the back office alone that places are taken, and which one was shown', () => {
  expect(sent).toHaveBeenCalledExactlyOnceWith({ art: 'ortswahl', tun: 'bereit' }, backOffice)
  fireEvent.click(screen.getByRole('button', { name: 'Stelle' }))
  const ort = { breite: 48.69812, laenge: 8.46087 }
  const message = { art: 'ortswahl', tun: 'gewaehlt', ort }
  expect(sent).toHaveBeenLastCalledWith(message, backOffice)
  expect(pinAt()).toBe('48.69812 8.46087')
})

test('the pin stands where the back office says, and moves for nobody else', async () => {
  const show = (ort: unknown) => ({ art: 'ortswahl', tun: 'zeigen', ort })
  await receive(show(fountain), 'https://evil.example')
  expect(pinAt()).toBe('nirgends')
  for (const odd of [
    null,
    'zeigen',
    show({ breite: 91, laenge: 8 }),
    show('hier'),
    { art: 'ortswahl' },
  ])
    await receive(odd)
  expect(pinAt()).toBe('nirgends')
  await receive(show(fountain))
  expect(pinAt()).toBe('48.6921 8.4611')
  await receive(show(null))
  expect(pinAt()).toBe('nirgends')
})
