import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kameras } from '../../content/kameras/index.ts'
import { cameraAt, drawPicture, lastPicture } from './draw.ts'

test('a camera takes a picture every five minutes, on the clocks of the town', () => {
  expect(lastPicture(new Date('2026-11-24T11:04:59Z'))).toBe('2026-11-24T12:00')
  expect(lastPicture(new Date('2027-06-30T22:07:00Z'))).toBe('2027-07-01T00:05')
})

test('cameras have addresses, and nothing else has', () => {
  for (const kamera of kameras) expect(cameraAt(`/${kamera.datei}`)).toBe(kamera)
  expect(cameraAt('/')).toBeUndefined()
})

test.each(kameras)('$datei sends a picture, by night another one than by day', async (kamera) => {
  const [noon, night] = ['2026-11-24T12:00', '2026-11-24T03:00'] as const
  const files = await Promise.all([drawPicture(kamera, noon), drawPicture(kamera, night)])
  const [day, dark] = await Promise.all(
    files.map(async (file) => {
      const { channels } = await sharp(file).stats()
      return (channels[0]?.mean ?? 0) + (channels[2]?.mean ?? 0)
    }),
  )
  expect(await sharp(files[0]).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1280,
    height: 720,
  })
  expect(Number(dark)).toBeLessThan(Number(day) * 0.8)
})
