import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { koordinaten } from '@kurstadt/contract'
import * as z from 'zod'
import type { BaseMap } from './base-map.ts'

/** Where our server has the files of the map. */
const folder = '/karte/'

const name = (ending: RegExp) =>
  z
    .string()
    .max(100)
    .regex(/^[a-z\d][a-z\d_-]*\.[a-z]+$/)
    .regex(ending)
const { breite, laenge } = koordinaten.shape
const host = z
  .string()
  .max(253)
  .regex(/^[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z]{2,}$/)
/** A style of another house, which nobody asks before a click: https, without name or port. */
const foreign = z
  .string()
  .max(500)
  .refine((address) => hostOf(address) !== null, 'a style elsewhere has an https address')

/** The host of an address of another house; null for any other text. */
function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { host: named, password, protocol, username } = new URL(address)
  const isPlain = protocol === 'https:' && username === '' && password === ''
  return isPlain && host.safeParse(named).success ? named : null
}

const description = z
  .object({
    quelle: z.string().trim().min(1).max(200),
    grenzen: z.object({ nord: breite, sued: breite, west: laenge, ost: laenge }),
    mitte: koordinaten,
    bild: name(/\.(?:svg|png|webp|jpg)$/).nullish(),
    grund: name(/\.geojson$/).nullish(),
    stil: z.union([name(/\.json$/), foreign]).nullish(),
    haeuser: z.array(host).max(5).default([]),
  })
  .refine(
    ({ grenzen: { nord, ost, sued, west }, mitte }) =>
      mitte.breite > sued && mitte.breite < nord && mitte.laenge > west && mitte.laenge < ost,
    'the middle (mitte) has to lie within the edges (grenzen)',
  )

function groundOf({ grund, stil }: z.infer<typeof description>): BaseMap['grund'] {
  if (stil) return { art: 'stil', href: hostOf(stil) === null ? folder + stil : stil }
  return grund ? { art: 'geojson', href: folder + grund } : null
}

/**
 * Reads `karte.json` of a folder; null without a folder. A file that is missing or broken is an
 * error at the start, as a wrong variable of the environment is: it says what to mend.
 */
export function readBaseMap(directory: string | undefined): BaseMap | null {
  if (directory === undefined) return null
  const file = join(directory, 'karte.json')
  const parsed = description.safeParse(readJson(file))
  if (!parsed.success) throw new Error(`MAP_DIR: ${file}: ${z.prettifyError(parsed.error)}`)
  const { bild, grenzen, mitte, quelle } = parsed.data
  return {
    quelle,
    grenzen,
    mitte,
    bild: bild ? folder + bild : null,
    grund: groundOf(parsed.data),
    haeuser: housesOf(parsed.data),
  }
}

/** Whom a style of another house asks: its own host, and those of its tiles. */
function housesOf({ haeuser, stil }: z.infer<typeof description>): string[] {
  const own = hostOf(stil ?? '')
  return own === null ? [] : [...new Set([own, ...haeuser])]
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`MAP_DIR: ${file} is no readable JSON`, { cause })
  }
}
