/**
 * Aborts on Ctrl-C, on SIGTERM and when the process that started this one is gone. A second
 * request within the stopping ends at once: whatever still runs is killed.
 */
export function whenAskedToStop(stopping: AbortController): void {
  const ask = () => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
  }
  process.on('SIGINT', ask)
  process.on('SIGTERM', ask)
  process.on('disconnect', () => {
    if (!stopping.signal.aborted) stopping.abort()
  })
}
