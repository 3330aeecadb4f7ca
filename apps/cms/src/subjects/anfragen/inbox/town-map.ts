import { type Point, pointOf } from '@kurstadt/contract/forms'
import type { Payload } from 'payload'
import { z } from 'zod'

const degrees = z.number()
const karte = z.object({
  bild: z.string(),
  nord: degrees,
  sued: degrees,
  west: degrees,
  ost: degrees,
})
const form = z.object({ blockType: z.literal('formular-schaden'), karte })

/** A place on the picture of the town on which somebody has shown it. */
export type TownMap = { src: string; width: number; height: number; point: Point }

/** What a request says of its place and of the page that it came from. */
type Shown = { standort: string; pfad: string }

async function mapOfPage(payload: Payload, pfad: string) {
  const { docs } = await payload.find({
    collection: 'seiten',
    locale: pfad.startsWith('/en/') ? 'en' : 'de',
    where: { pfad: { equals: pfad } },
    select: { bloecke: true },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const found = docs[0]?.bloecke?.map((block) => form.safeParse(block).data)
  return found?.find((block) => block !== undefined)?.karte
}

/**
 * The map of the form that a request came from, with its place; null without one, and for a place
 * that the map does not show.
 */
export async function townMapOf(
  payload: Payload,
  { standort, pfad }: Shown,
): Promise<TownMap | null> {
  const map = await mapOfPage(payload, pfad)
  const point = map ? pointOf(map, standort) : null
  if (!(map && point)) return null
  const picture = await payload.findByID({
    collection: 'medien',
    id: map.bild,
    depth: 0,
    disableErrors: true,
  })
  const { thumbnailURL, width, height } = picture ?? {}
  if (!(thumbnailURL && width && height)) return null
  return { src: thumbnailURL, width, height, point }
}
