import { expect } from 'vitest'
import { nothingHiddenIn } from './council-hidden.ts'
import type { OparlObject } from './oparl-schema.ts'
import { startOparl } from './oparl-town.ts'

/** What has changed, by what follows the entrance. */
export type Changes = ReadonlyMap<string, OparlObject>

/** Addresses of what is deleted. */
export const gone = (changed: Changes) =>
  [...changed].flatMap(([id, { deleted }]) => (deleted === true ? [id] : [])).toSorted()

/** Addresses of what is new or other than before. */
export const altered = (changed: Changes) =>
  [...changed].flatMap(([id, { deleted }]) => (deleted === true ? [] : [id])).toSorted()

/** When everything became public and changed last, after `forget`. */
export const long = '2020-01-01T13:00:00+01:00'

/** A council whose changes a client follows. */
export async function startHarvest() {
  const town = await startOparl()

  /** Lets everything be as it is for long. */
  const forget = () =>
    town.payload.db.pool.query(
      "update oparl_objekte set angelegt = '2020-01-01 12:00Z', geaendert = '2020-01-01 12:00Z'",
    )

  /** What has changed since. */
  async function changes(): Promise<Changes> {
    const { lists, texts } = await town.client().harvest(town.entrance, {
      modified_since: '2020-01-02T00:00:00+01:00',
    })
    for (const text of texts) nothingHiddenIn(text)
    // What is written anew as a whole is what was kept with each change.
    expect(await town.keepAll()).toBe(0)
    const found = [...lists.values()].flat()
    return new Map(found.map((one) => [one.id.slice(town.entrance.length), one]))
  }

  /** The agenda of the council's meeting as it is stored. */
  async function agenda() {
    const { id } = town.council.meetings.council
    const asked = { collection: 'sitzungen', id, depth: 0, overrideAccess: true } as const
    const { tagesordnung } = await town.payload.findByID(asked)
    return { id, tagesordnung: tagesordnung ?? [] }
  }

  return { ...town, forget, changes, agenda }
}
