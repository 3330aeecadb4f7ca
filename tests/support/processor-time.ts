/**
 * Milliseconds of the processor that this process has taken since it began, on all its threads: what
 * else runs on the machine adds nothing to them, as it does to the clock.
 */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Whoever costs more than this takes the machine from everybody else, in milliseconds. */
const cheap = 2_000

/**
 * Milliseconds of the processor that work takes: of three times the first that is cheap, or the last.
 * A process that many test files share clears up between them, which may take seconds and is none of
 * the work; what is expensive is so each time.
 */
export async function costOf(work: () => Promise<unknown>): Promise<number> {
  let cost = 0
  for (let tries = 0; tries < 3 && (tries === 0 || cost >= cheap); tries += 1) {
    const start = processorTime()
    await work()
    cost = processorTime() - start
  }
  return cost
}

/**
 * How many times as long as on a machine of its own a process takes now: the time of a short sum
 * against the processor time it is given. 1 where nothing runs beside it.
 */
export function slowdown(): number {
  const [begun, before] = [performance.now(), processorTime()]
  while (performance.now() - begun < 100);
  return Math.max(1, (performance.now() - begun) / (processorTime() - before))
}
