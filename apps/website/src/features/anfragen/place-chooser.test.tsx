import type { Koordinaten } from '@kurstadt/contract'
import { examples } from '@kurstadt/contract/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { FormTextsContext } from './form-texts-context.ts'
import { PlaceChooser } from './place-chooser.tsx'
import { de } from './texts-de.ts'

const edges = { nord: 48.70473, ost: 8.4772, sued: 48.68495, west: 8.44454 }
const station = { breite: 48.698, laenge: 8.46087 }

type Picking = { onReady: () => void; onPick: (at: Koordinaten, within: typeof edges) => void }

// A map that draws nothing: it comes, and somebody presses on the station.
vi.mock('../karte/index.ts', () => ({
  PickPlace: ({ onPick, onReady }: Picking) => (
    <>
      <button type="button" onClick={onReady}>
        Karte kommt
      </button>
      <button type="button" onClick={() => onPick(station, edges)}>
        Bahnhof
      </button>
    </>
  ),
}))

const { karte } = examples['formular-schaden'].typical.options

function show(moving: string | null) {
  const onPoint = vi.fn()
  const acts = { onPoint, onRemove: vi.fn() }
  renderView(
    <FormTextsContext value={de}>
      <PlaceChooser {...{ karte, moving, place: '', ...acts }} />
    </FormTextsContext>,
  )
  return onPoint
}
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('the drawn map stays until the moving one is there; what is picked is told with where it is', async () => {
  const onPoint = show('{}')
  expect(screen.getByRole('slider')).toBeTruthy()
  await press('Karte kommt')
  expect(screen.queryByRole('slider')).toBeNull()
  await press('Bahnhof')
  expect(onPoint).toHaveBeenCalledExactlyOnceWith(
    '48.69800, 8.46087',
    expect.stringMatching(/^\d+ Meter nördlich der Kartenmitte$/),
  )
})

test('a town without the moving map has the drawn one', () => {
  show(null)
  expect(screen.getByRole('slider')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Bahnhof' })).toBeNull()
})
