/**
 * Milliseconds of the processor that this process has taken since it began, on all its threads: what
 * else runs on the machine adds nothing to them, as it does to the clock.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
