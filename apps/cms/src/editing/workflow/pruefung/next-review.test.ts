import { expect, test } from 'vitest'
import { nextReview, noReview, type Review, reviewOf } from './next-review.ts'

const me = 'jannik'
const handedIn: Review = {
  pruefung_durch: 'miriam',
  pruefung_von: 'jannik',
  pruefung_kommentar: 'Stimmt der Preis?',
}
const asked = (rest: Partial<Review>): Review => ({ ...noReview, ...rest })

test('E14: whoever hands an entry in is noted, with whom they ask and what they say', () => {
  const said = asked({ pruefung_durch: 'miriam', pruefung_kommentar: 'Stimmt der Preis?' })
  const step = { from: 'entwurf', to: 'pruefung' as const, before: noReview, asked: said, me }
  expect(nextReview(step)).toEqual(handedIn)
})

test('E14: saving what waits for a review changes nothing of it', () => {
  const other = asked({ pruefung_durch: 'annika', pruefung_kommentar: 'Anderes' })
  const step = { from: 'pruefung', to: 'pruefung' as const, before: handedIn, asked: other, me }
  expect(nextReview(step)).toEqual(handedIn)
})

test('E14: giving back says who and why; the old comment is not taken for a new one', () => {
  const back = { from: 'pruefung', to: 'entwurf' as const, before: handedIn, me: 'miriam' }
  const said = asked({ pruefung_kommentar: 'Bitte mit Uhrzeit.' })
  expect(nextReview({ ...back, asked: said })).toEqual({
    pruefung_durch: null,
    pruefung_von: 'miriam',
    pruefung_kommentar: 'Bitte mit Uhrzeit.',
  })
  expect(nextReview({ ...back, asked: handedIn }).pruefung_kommentar).toBe(null)
})

test('E14: publishing and the archive end it', () => {
  for (const to of ['veroeffentlicht', 'archiviert'] as const)
    expect(nextReview({ from: 'pruefung', to, before: handedIn, asked: handedIn, me })).toEqual(
      noReview,
    )
})

test('a blank comment is none, and an account may come as a document', () => {
  const doc = new Map<string, unknown>([
    ['pruefung_durch', { id: 'miriam' }],
    ['pruefung_kommentar', ' \n '],
  ])
  expect(reviewOf(doc)).toEqual(asked({ pruefung_durch: 'miriam' }))
})
