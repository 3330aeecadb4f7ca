import { AsyncLocalStorage } from 'node:async_hooks'
import type { Lane } from '@kurstadt/contract'

/** Whose connections something uses: those of a lane of reading, or those that forms read with. */
export type Door = Lane | 'form'

const current = new AsyncLocalStorage<Door>()

/** Does something with the connections of a door; what it asks the database for goes through them. */
export function through<Result>(door: Door, work: () => Result): Result {
  return current.run(door, work)
}

/** Door of what is being done; outside of requests it is the visitors'. */
export function currentDoor(): Door {
  return current.getStore() ?? 'visitor'
}
