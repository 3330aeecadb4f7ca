/**
 * Stops and continues processes by turns, until whoever started it disconnects or is gone. A process
 * of its own, so that its clock does not wait for a busy test.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { familyOf } from './process-family.ts'

const periodMs = 100
const [share = 1, ...pids] = process.argv.slice(2).map(Number)
let isHeld = true

function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of familyOf(pids)) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // A child that ended meanwhile is none to be stopped.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

process.on('exit', () => signal('SIGCONT'))
process.on('disconnect', () => {
  isHeld = false
})
process.send?.('ready')
while (isHeld) {
  signal('SIGCONT')
  await sleep(periodMs * share)
  signal('SIGSTOP')
  await sleep(periodMs * (1 - share))
}
