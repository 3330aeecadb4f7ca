import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'

/** Argument that tells a worker that it keeps the snapshot full for all. */
export const warmArgument = '--keeps-warm'

const shortestPauseMs = 100
const longestPauseMs = 10_000
/** A worker that lived so long did not die of its start. */
const healthyMs = 30_000
const memoryLimit = '--max-old-space-size=320'

/** Starts the workers, puts a new one in the place of a dead one, and ends with them. */
export function superviseWorkers(count: number, log: Logger): void {
  const running = new Set<Worker>()
  let isStopping = false

  function start(slot: number, pauseMs: number): void {
    const args = slot === 0 ? [warmArgument] : []
    cluster.setupPrimary({ args, execArgv: [...process.execArgv, memoryLimit] })
    const startedAt = performance.now()
    const worker = cluster.fork()
    running.add(worker)
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (isStopping) return
      const hasLived = performance.now() - startedAt > healthyMs
      const pause = hasLived ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs)
      log.error({ code, signal, pause }, 'a worker died and is started again')
      setTimeout(() => isStopping || start(slot, pause), pause)
    })
  }

  function stop(): void {
    if (isStopping) return
    isStopping = true
    for (const worker of running) worker.process.kill('SIGTERM')
    // The workers end by themselves; without them nothing keeps this process alive.
    cluster.once('exit', () => log.info('stopping'))
    setTimeout(() => process.exit(1), longestPauseMs).unref()
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  for (let slot = 0; slot < count; slot += 1) start(slot, shortestPauseMs)
}
