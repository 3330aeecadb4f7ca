import { afterAll } from 'vitest'

type Stop = () => Promise<void>
const stops: Stop[] = []

/** Remembers what a test file started, so that a failing test leaves no process behind. */
export function stopAfterFile(stop: Stop): void {
  stops.push(stop)
}

/** Set-up of the projects that start processes: the last started is stopped first. */
afterAll(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})
