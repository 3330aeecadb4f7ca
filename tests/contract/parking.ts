import { type Answer, calls } from '@kurstadt/contract'
import type { ParkingEnv } from '@kurstadt/env'
import { z } from 'zod'
import { type Behaviour, type Camera, sends, startCamera } from '../support/camera.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'

const minute = 60_000
const start = Date.parse('2027-06-18T08:00:00.000Z')

/** Minutes after ten o'clock in Berlin, on a day in June. */
export const iso = (minutes: number) => new Date(start + minutes * minute).toISOString()

/** A record of the guidance system, of ten o'clock. */
export const record = (own: object = {}) => ({
  ID: 1,
  Gesamt: 180,
  Aktuell: 120,
  Trend: 3,
  geandert: iso(0),
  ...own,
})

/** Answers with records. */
export const says = (...list: unknown[]): Behaviour =>
  sends(Buffer.from(JSON.stringify(list)), 'application/json')

/** A page where records should be. */
export const html = sends(Buffer.from('<!doctype html><h1>Wartung</h1>'), 'text/html')

type Asked = 'parkleitsystem' | 'parken' | 'brancheneintraege/{id}'

/** A source that does what it is told, the job that asks it, and what the content API makes of it. */
export type Parking = {
  office: BackOffice
  machine: Camera
  /** Faults of the tries, oldest first. */
  faults: string[]
  rows: (text: string) => Promise<Record<string, unknown>[]>
  /** How the source is set, by default in the shape of spec 3. */
  records: (own?: Partial<ParkingEnv>) => ParkingEnv
  pollAt: (minutes: number, parking?: ParkingEnv) => Promise<void>
  /** What a call answers, with the tags of what ends it. */
  ask: (name: Asked, id?: number) => Promise<{ answer: unknown; tags: string[] }>
  onWire: () => Promise<Answer<'parkleitsystem'>>
  /** As if nobody had ever been asked. */
  forget: () => Promise<void>
}

async function poll(office: BackOffice, parking: ParkingEnv, now: () => Date): Promise<void> {
  const { pollParking } = await import('../../apps/cms/src/subjects/parkleitsystem/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const quiet = log.child({}, { level: 'silent' })
  const tools = { payload: office.payload, now, transport: null, from: '', parking }
  await pollParking({}, { ...tools, log: quiet })
}

/** Opens a back office of its own beside a source. */
export async function openParking(): Promise<Parking> {
  const machine = await startCamera()
  const office = await openBackOffice()
  const faults: string[] = []
  const rows: Parking['rows'] = async (text) =>
    (await office.payload.db.pool.query(text)).rows.map((row) =>
      z.record(z.string(), z.unknown()).parse(row),
    )
  const records: Parking['records'] = (own = {}) => ({
    PARKING_SOURCE: 'records',
    PARKING_URL: machine.url,
    PARKING_SITES: new Map(),
    PARKING_PRIVATE: true,
    ...own,
  })
  const pollAt: Parking['pollAt'] = async (minutes, parking = records()) => {
    await poll(office, parking, () => new Date(start + minutes * minute))
    const [one] = await rows('select fehler from parkleitsystem_abruf')
    if (typeof one?.fehler === 'string') faults.push(one.fehler)
  }
  const ask: Parking['ask'] = async (name, id = 0) => {
    const { answerCall } = await import('../../apps/cms/src/wire/answer-call.ts')
    return answerCall(office.payload, name, { query: new URLSearchParams(), id })
  }
  const onWire = async () => calls.parkleitsystem.answer.parse((await ask('parkleitsystem')).answer)
  const forget = async () => {
    faults.length = 0
    await rows('delete from parkleitsystem')
    await rows('delete from parkleitsystem_abruf')
  }
  return { office, machine, faults, rows, records, pollAt, ask, onWire, forget }
}
