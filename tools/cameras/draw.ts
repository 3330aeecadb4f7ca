import sharp from 'sharp'
import { type Kamera, kameras, type Ortszeit } from '../../content/kameras/index.ts'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Minutes for which a camera sends the same picture. */
const still = 5

/** The time that the clocks of the town showed when a camera last took a picture. */
export function lastPicture(now: Date): Ortszeit {
  const step = still * 60_000
  return parts.format(Math.floor(now.getTime() / step) * step).replace(' ', 'T')
}

/** The camera behind a path; undefined when there is none. */
export const cameraAt = (path: string): Kamera | undefined =>
  kameras.find(({ datei }) => path === `/${datei}`)

/** What a camera sees at a time, as the file that it sends. */
export function drawPicture({ ansicht }: Kamera, at: Ortszeit): Promise<Buffer> {
  // The drawings are 2000 pixels wide at 72 dots for each inch.
  const density = (72 * 1280) / 2000
  return sharp(Buffer.from(ansicht(at)), { density })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer()
}
