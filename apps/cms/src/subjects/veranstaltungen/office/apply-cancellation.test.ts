import { expect, test } from 'vitest'
import { germanChange } from './apply-cancellation.ts'
import { cancellation } from './cancellation.ts'
import type { Event } from './read-event.ts'

const moved = { datum_von: '2031-07-19', datum_bis: null, timeFrom: '20:00', timeTo: null }
const concert = {
  id: '1',
  titel: 'Sommerkonzert',
  datum_von: '2031-07-05',
  datum_bis: '2031-07-05',
  status: 'verschoben',
  neuer_termin: moved,
  createdAt: '',
  updatedAt: '',
} satisfies Event

/** The concert once somebody has said that of it. */
const after = (said: object) => ({
  ...concert,
  ...germanChange(concert, {
    ...cancellation.parse({ grund: 'So ist es.', ...said }),
    isOnly: true,
  }),
})

test('an event that was postponed keeps its new day when it is sold out or cancelled', () => {
  expect(after({ stand: 'ausverkauft' })).toMatchObject({ neuer_termin: moved })
  expect(after({ stand: 'abgesagt' })).toMatchObject({ status: 'abgesagt', neuer_termin: moved })
})

test('one that takes place after all is where it was to be', () => {
  const neuer_ort = { veranstaltungsort: 'Stadthalle' }
  expect(after({ stand: 'ausverkauft' })).not.toHaveProperty('neuer_ort')
  expect({ ...concert, neuer_ort, ...after({ stand: 'geplant' }) }.neuer_ort).toMatchObject({
    veranstaltungsort: null,
  })
})

test('one that takes place after all has no other day, and one postponed again has the latest', () => {
  expect(after({ stand: 'geplant' }).neuer_termin.datum_von).toBeNull()
  const neues_datum = '2031-08-02'
  const again = after({ stand: 'verschoben', neues_datum })
  expect(again.neuer_termin).toMatchObject({ datum_von: neues_datum, timeFrom: null })
  expect(after({ stand: 'verschoben' }).neuer_termin.datum_von).toBeNull()
})
