import { brancheneintragExamples, einstellungenExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { businessOf } from './business.ts'
import { read } from './read-linked-data.fixtures.ts'

const origin = 'https://bad-silberbronn.example'
const frame = { origin, url: `${origin}/de/x-id_1/`, einstellungen: einstellungenExamples.typical }
const { typical: inn, minimal: bare, 'car-park': car } = brancheneintragExamples

test('an inn is a restaurant with address, place, telephone and hours', async () => {
  const thing = await read(businessOf(inn, frame))
  expect(thing).toMatchObject({
    '@type': 'Restaurant',
    name: 'Gasthof Silberhirsch',
    telephone: '+493023125511',
    address: { streetAddress: 'Badgasse 4' },
    geo: { latitude: 48.69191 },
  })
  expect(thing).toHaveProperty('openingHoursSpecification')
})

test('a car park of the guidance system is a parking facility, anything else a business', () => {
  expect(businessOf(car, frame)['@type']).toBe('ParkingFacility')
  expect(businessOf(bare, frame)['@type']).toBe('LocalBusiness')
})

test('whoever does not want to be found is not, whatever the answer has', () => {
  const thing = businessOf({ ...inn, zeige_adresse: false }, frame)
  expect([thing.address, thing.geo]).toEqual([undefined, undefined])
  expect(JSON.stringify(thing)).not.toContain('Badgasse')
})

test('of an entry of which little is known only that is said', async () => {
  const thing = await read(businessOf(bare, frame))
  expect(Object.keys(thing).sort()).toEqual(['@context', '@type', 'name', 'url'])
})
