import type { Page } from '@playwright/test'
import { makePicture } from '../../apps/cms/src/platform/media/picture.ts'
import { photographOf } from './photograph.ts'
import type { Weight } from './weight.ts'

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** Width and format that the name of a stored file ends with. */
const ending = /-(\d+\.(avif|webp|jpg))$/

/** Width and height of a picture in pixels. */
export type Size = readonly [width: number, height: number]

/**
 * Hangs a photograph of a size in the place of every picture, in the files that the back office makes
 * of one; counts what they weigh. Drawn pictures are a fraction of that.
 */
export async function hangPhotographs(
  page: Page,
  [width, height]: Size = [900, 600],
): Promise<Weight & { count: number }> {
  const photograph = await photographOf(width, height)
  const { files } = await makePicture(photograph, 'jpeg', 'foto', 2)
  const stored = new Map(files.map(({ name, data }) => [ending.exec(name)?.[1] ?? '', data]))
  const sent = { bytes: 0, count: 0 }
  await page.route('/media/**', async (route) => {
    const [, file = '', format = ''] = ending.exec(new URL(route.request().url()).pathname) ?? []
    const body = stored.get(file)
    if (!body) throw new Error(`No photograph for ${route.request().url()}`)
    sent.bytes += body.length
    sent.count += 1
    await route.fulfill({ contentType: contentTypes[format] ?? '', body })
  })
  return sent
}
