import { expect, test } from 'vitest'
import type { MediumDoc } from '../../payload-types.ts'
import { bildOf } from './bild.ts'

const medium: MediumDoc = {
  id: 'a',
  nummer: 7,
  copyright: 'Foto: Stadt',
  width: 60,
  height: 40,
  quellen: [{ format: 'webp', breite: 60, url: '/media/a-60.webp' }],
  updatedAt: '',
  createdAt: '',
}

test.each([
  [{}, 'Foto: Stadt'],
  [{ lizenz: 'eigene-aufnahme', urheber: 'Lena Huber' }, 'Foto: Stadt'],
  [{ lizenz: 'cc0', urheber: 'Lena Huber' }, 'Foto: Stadt'],
  [{ lizenz: 'cc-by-sa', urheber: 'Lena Huber' }, 'Foto: Stadt, Lena Huber, CC BY-SA 4.0'],
  [{ lizenz: 'cc-by', urheber: 'Lena', copyright: 'Lena / CC BY 4.0' }, 'Lena / CC BY 4.0'],
] satisfies [Partial<MediumDoc>, string][])(
  'the line beside a picture names what its licence asks for: %j',
  (fields, line) => {
    expect(bildOf({ ...medium, ...fields })?.copyright).toBe(line)
  },
)

test('a file that is no picture has no wire form', () => {
  expect(bildOf({ ...medium, quellen: [], width: null })).toBeNull()
})
