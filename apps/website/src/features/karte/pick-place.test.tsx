import type { Koordinaten } from '@kurstadt/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { townMap } from '../../../tests/support/town-map.ts'
import { type BaseMap, BaseMapContext } from './base-map.ts'
import type { PickMap } from './pick-map.ts'
import { PickPlace } from './pick-place.tsx'
import { usePickMap } from './use-pick-map.ts'

const fountain = { breite: 48.6921, laenge: 8.4611 }

/** A map that draws nothing and writes down what it is told. */
function fakeMap() {
  const told = { show: vi.fn(), focus: vi.fn(), zoomBy: vi.fn(), remove: vi.fn() }
  const map: PickMap = told
  let pick: (at: Koordinaten) => void = () => undefined
  const open = vi.fn(async (around: { onPick: typeof pick }) => {
    pick = around.onPick
    return map
  })
  return { ...told, open, pick: (at: Koordinaten) => pick(at) }
}

type AskedProps = Partial<Parameters<typeof PickPlace>[0]>

function Asked({ at = null, onPick = vi.fn(), onReady = vi.fn(), ...rest }: AskedProps) {
  const map = usePickMap()
  return map && <PickPlace given={map} {...{ at, onPick, onReady, ...rest }} />
}

const show = (props: AskedProps, map: BaseMap = townMap) =>
  act(async () =>
    renderView(
      <BaseMapContext value={map}>
        <Asked {...props} />
      </BaseMapContext>,
      { url: '/de/schaden/' },
    ),
  )

test('it is said what one does, and the map has the focus', async () => {
  const { open, focus } = fakeMap()
  const onReady = vi.fn()
  await show({ open, onReady })
  expect(open).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toMatch(/die Eingabetaste setzt den Punkt/)
  expect([onReady.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1])
})

test('what is picked is handed on, and the pin stands where the form says', async () => {
  const { open, pick, show: shown, zoomBy } = fakeMap()
  const onPick = vi.fn()
  await show({ open, onPick, at: fountain })
  expect(shown).toHaveBeenLastCalledWith(fountain)
  pick({ breite: 48.69, laenge: 8.46 })
  expect(onPick).toHaveBeenCalledWith({ breite: 48.69, laenge: 8.46 }, townMap.grenzen)
  fireEvent.click(screen.getByRole('button', { name: 'Karte vergrößern' }))
  fireEvent.click(screen.getByRole('button', { name: 'Karte verkleinern' }))
  expect(zoomBy.mock.calls).toEqual([[1], [-1]])
})

test('a map that does not come says what will do as well, and leaves the rest alone', async () => {
  const onReady = vi.fn()
  await show({ open: () => Promise.reject(new Error('no ground')), onReady })
  expect(screen.getByRole('status').textContent).toMatch(/eine Adresse genügen genauso/)
  expect(onReady).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the map goes with its part of the page', async () => {
  const { open, remove } = fakeMap()
  const { unmount } = await show({ open })
  unmount()
  expect(remove).toHaveBeenCalledTimes(1)
})

test.each([
  ['without data to draw', { ...townMap, grund: null }],
  ['that asks another house', { ...townMap, haeuser: ['tiles.example'] }],
])('a map %s is not offered', async (_, map) => {
  await show({}, map)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the map that comes late leaves the focus to whoever is typing elsewhere', async () => {
  const { open: openNow, focus } = fakeMap()
  const here = Promise.withResolvers<void>()
  const open: typeof openNow = vi.fn((around) => here.promise.then(() => openNow(around)))
  await show({ open })
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await act(async () => here.resolve())
  expect(screen.getByRole('status').textContent).toMatch(/die Eingabetaste setzt den Punkt/)
  expect(focus).not.toHaveBeenCalled()
  field.remove()
})
