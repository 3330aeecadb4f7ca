import { einstellungenExamples, tourExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { read } from './read-linked-data.fixtures.ts'
import { tripOf } from './trip.ts'

const origin = 'https://bad-silberbronn.example'
const frame = { origin, url: `${origin}/de/x-id_1/`, einstellungen: einstellungenExamples.typical }

test('a tour is a trip from its start past its places', async () => {
  expect(await read(tripOf(tourExamples.typical, frame))).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Quellenweg',
    tripOrigin: { name: 'Wandelhalle', geo: { latitude: 48.75 } },
    itinerary: {
      numberOfItems: 1,
      itemListElement: { position: 1, item: { name: 'Aussichtsturm Hoher Stein' } },
    },
  })
})

test('of a tour of which little is known only that is said', async () => {
  const thing = await read(tripOf(tourExamples.minimal, frame))
  expect([thing.itinerary, thing.description, thing.image]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(thing).toMatchObject({ tripOrigin: { name: 'Bahnhof' } })
})
