import { expect, test } from 'vitest'
import { keepCover } from './cover.ts'

type Gallery = { bild?: unknown; bilder: { bild: unknown }[] }

const of = (...ids: string[]) => ids.map((bild) => ({ bild }))
const saved = (data: Gallery, originalDoc?: Gallery): unknown =>
  Reflect.apply(keepCover, null, [{ data, originalDoc }])

const first = { bild: 'a', bilder: of('a', 'b', 'c') }

test('the first picture is the cover where none was chosen, and the pictures are counted', () => {
  expect(saved({ bilder: of('a', 'b', 'c') })).toMatchObject({ bild: 'a', anzahl_bilder: 3 })
  expect(saved({ bild: null, bilder: [] })).toMatchObject({ bild: null, anzahl_bilder: 0 })
})

test('it is the first one still after the pictures were put in another order', () => {
  expect(saved({ bild: 'a', bilder: of('c', 'a', 'b') }, first)).toMatchObject({ bild: 'c' })
})

test('a picture that was taken out of the gallery is its cover no longer', () => {
  expect(saved({ bild: 'a', bilder: of('b', 'c') }, first)).toMatchObject({ bild: 'b' })
  const whole = { bild: { id: 'a' }, bilder: [{ bild: { id: 'a' } }] }
  expect(saved({ bild: 'a', bilder: [] }, whole)).toMatchObject({ bild: null })
})

test('a cover that somebody has chosen stays', () => {
  expect(saved({ bild: 'b', bilder: of('c', 'a', 'b') }, first)).toMatchObject({ bild: 'b' })
  const chosen = { bild: 'b', bilder: of('a', 'b', 'c') }
  expect(saved({ bild: 'b', bilder: of('c', 'b', 'a') }, chosen)).toMatchObject({ bild: 'b' })
  expect(saved({ bild: 'a', bilder: of('c', 'b', 'a') }, chosen)).toMatchObject({ bild: 'a' })
})
