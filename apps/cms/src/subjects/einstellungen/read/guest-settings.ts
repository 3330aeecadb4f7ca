import type { Buchungsportal, Koordinaten } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { euroOf } from '../../../wire/serialise/index.ts'
import { portalOf } from '../serialise/portal.ts'

/** What the settings say for guests; null where nobody has filled it in. */
export type GuestSettings = {
  kurpark: Koordinaten | null
  bahnhof: Koordinaten | null
  /** Where rooms are booked; null where the town's own list is all there is. */
  portal: Buchungsportal | null
  /** Euros per person and night. */
  kurtaxe: number | null
}

const text = `
  select e.gaeste_kurpark_koordinaten_breite::float as park_breite,
    e.gaeste_kurpark_koordinaten_laenge::float as park_laenge,
    e.gaeste_bahnhof_koordinaten_breite::float as bahn_breite,
    e.gaeste_bahnhof_koordinaten_laenge::float as bahn_laenge,
    e.gaeste_portal_url as url, e.gaeste_kurtaxe_cent::float as kurtaxe,
    (select coalesce(json_agg(json_build_object('name', p.name, 'wert', p.wert) order by p._order),
      '[]') from einstellungen_gaeste_portal_parameter p where p._parent_id = e.id) as parameter
  from einstellungen e limit 1`

const number = z.number().nullable()
const row = z.object({
  park_breite: number,
  park_laenge: number,
  bahn_breite: number,
  bahn_laenge: number,
  url: z.string().nullable(),
  kurtaxe: number,
  parameter: z.array(z.object({ name: z.string(), wert: z.string() })),
})

const placeOf = (breite: number | null, laenge: number | null): Koordinaten | null =>
  breite === null || laenge === null ? null : { breite, laenge }

const nothing: GuestSettings = { kurpark: null, bahnhof: null, portal: null, kurtaxe: null }

/** What the settings say for guests, in one statement: lists of hosts ask for it each time. */
export async function readGuestSettings(payload: Payload): Promise<GuestSettings> {
  const [found] = await select(payload, { name: 'guest-settings', text, row })
  if (!found) return nothing
  return {
    kurpark: placeOf(found.park_breite, found.park_laenge),
    bahnhof: placeOf(found.bahn_breite, found.bahn_laenge),
    portal: portalOf(found),
    kurtaxe: found.kurtaxe === null ? null : euroOf(found.kurtaxe),
  }
}
