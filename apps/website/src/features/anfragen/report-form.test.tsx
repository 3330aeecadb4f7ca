import { examples } from '@kurstadt/contract/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { GermanForm } from './german-form.fixtures.tsx'

const town = examples['formular-schaden'].typical.options.karte

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })

const Report = ({ karte = town }: { karte?: typeof town }) => (
  <GermanForm name="schaden" karte={karte} />
)

const report = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Schaden melden/ })))

/** Asks for the map, which comes drawn where nothing draws with WebGL. */
async function chooseOnMap() {
  const button = screen.getByRole('button', { name: 'Ort auf der Karte wählen' })
  await act(async () => void fireEvent.click(button))
  return screen.findByRole('slider')
}

test('an address or a point on the map: one of both is needed, and the message names both', async () => {
  renderView(<Report />)
  expect(field(/^Wo ist es/).hasAttribute('required')).toBe(false)
  await report()
  const message = /schreiben Sie eine Adresse, oder zeigen Sie die Stelle auf der Karte/
  expect(screen.getAllByText(message)).toHaveLength(2)
  const map = await chooseOnMap()
  await act(async () => void fireEvent.keyDown(map, { key: 'Enter' }))
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.getByText(/^Die Stelle ist eingetragen: in der Mitte der Karte\./)).toBeTruthy()
  await act(async () => void fireEvent.keyDown(screen.getByRole('slider'), { key: 'Delete' }))
  expect(screen.getAllByText(message)).toHaveLength(2)
  await act(async () => void type(/^Wo ist es/, 'Badgasse 4'))
  expect(screen.queryByText(message)).toBeNull()
})

test('without a map the message names the address and the place of the device', async () => {
  renderView(<Report karte={null} />)
  await report()
  expect(screen.getAllByText(/oder verwenden Sie Ihren Standort/)).toHaveLength(2)
})

test('a point on the map is there again after a reload', async () => {
  const first = renderView(<Report />)
  const map = await chooseOnMap()
  await act(async () => void fireEvent.keyDown(map, { key: 'Enter' }))
  first.unmount()
  renderView(<Report />)
  expect(screen.getByText('Ein Standort ist eingetragen.')).toBeTruthy()
  expect((await chooseOnMap()).getAttribute('aria-valuetext')).toBe('in der Mitte der Karte')
})

test('files that are gone after a reload are asked for by name, until some are chosen', async () => {
  const chooseFile = (name: string) => {
    const input = screen.getByLabelText(/^Fotos auswählen/)
    Object.defineProperty(input, 'files', {
      value: [new File(['x'], name, { type: 'image/jpeg' })],
      configurable: true,
      writable: true,
    })
    return act(async () => void fireEvent.input(input))
  }
  const first = renderView(<Report />)
  await chooseFile('lampe.jpg')
  first.unmount()
  renderView(<Report />)
  const again = /^Bitte wählen Sie Ihr Bild noch einmal aus, .*: lampe\.jpg$/
  expect(screen.getByText(again)).toBeTruthy()
  type(/^Was ist kaputt/, 'Sie flackert')
  expect(screen.getByText(again)).toBeTruthy()
  await chooseFile('bank.jpg')
  expect(screen.queryByText(again)).toBeNull()
})

const ownPlace = 'Meinen Standort verwenden'

type Found = { coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'> }
type Asked = [found: (at: Found) => void, refused: () => void]

/** A device that answers when the test says so. */
function deviceThatWaits() {
  const asked: Asked[] = []
  const geolocation = {
    getCurrentPosition: (...[found, refused]: Asked) => asked.push([found, refused]),
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation }))
  const coords = { latitude: 48.7, longitude: 8.46, accuracy: 12 }
  return {
    find: () => asked[0]?.[0]({ coords }),
    refuse: () => asked[0]?.[1](),
  }
}
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test.each(['find', 'refuse'] as const)(
  'a point on the map holds although the device has been asked before (%s)',
  async (answer) => {
    const device = deviceThatWaits()
    renderView(<Report />)
    const map = await chooseOnMap()
    await press(ownPlace)
    await act(async () => void fireEvent.keyDown(map, { key: 'Enter' }))
    await act(async () => device[answer]())
    expect(screen.getByText(/^Die Stelle ist eingetragen: in der Mitte der Karte/)).toBeTruthy()
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('in der Mitte der Karte')
  },
)

test('where nothing else was done, what the device finds is the place', async () => {
  const device = deviceThatWaits()
  renderView(<Report />)
  screen.getByRole('button', { name: ownPlace }).focus()
  await press(ownPlace)
  await act(async () => device.find())
  const remove = screen.getByRole('button', { name: 'Standort wieder entfernen' })
  expect(document.activeElement).toBe(remove)
  expect(screen.getByText(/^Ihr Standort ist eingetragen, auf etwa 12 Meter genau/)).toBeTruthy()
  await press('Standort wieder entfernen')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: ownPlace }))
})
