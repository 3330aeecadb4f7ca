import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  difficultPictures,
  takeDifficult,
} from '../../../../../tests/support/difficult-pictures.ts'
import { makePicture } from './picture.ts'

// Photographs of mixed quality come out as they came in: no file is larger than the picture, and none
// is cut or made lighter.

const lightOf = async (data: Buffer) => {
  const { channels } = await sharp(data).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
}

test.each(difficultPictures)(
  '%s: a picture is kept whole, in its shape and light, at each width',
  async (_, shape) => {
    const { width, height } = shape
    const bytes = await takeDifficult(shape)
    const { breite, hoehe, quellen, files, platzhalter } = await makePicture(
      bytes,
      'jpeg',
      'bild-0a1b',
      0,
    )
    expect([breite, hoehe]).toEqual([width, height])
    expect(Math.max(...quellen.map((one) => one.breite))).toBe(Math.min(width, 1_660))
    expect(platzhalter === null || platzhalter.length <= 400).toBe(true)
    const light = await lightOf(bytes)
    for (const { name, data } of files) {
      const made = await sharp(data).metadata()
      expect(name).toContain(`-${made.width}.`)
      expect(Math.abs(made.height - (made.width * height) / width)).toBeLessThanOrEqual(1)
      expect(Math.abs((await lightOf(data)) - light), name).toBeLessThan(6)
    }
  },
)

test('a picture that is too high for WebP is refused with what to do', async () => {
  const create = { width: 20, height: 16_400, channels: 3, background: '#567869' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  await expect(makePicture(bytes, 'png', 'turm-0a1b', 0)).rejects.toThrow(
    'Das Bild ist zu hoch für seine Breite. Bitte teilen Sie es in mehrere Bilder.',
  )
})
