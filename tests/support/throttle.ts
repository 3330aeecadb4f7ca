import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stopAfterFile } from './leftovers.ts'
import { familyOf } from './process-family.ts'

/** Holds processes to a part of one core. */
export type Throttle = {
  how: 'cgroup' | 'signals'
  /** From now on these and their children share the part. */
  hold: (pids: readonly number[]) => Promise<void>
  letGo: () => Promise<void>
}

const child = path.join(import.meta.dirname, 'throttle-child.ts')
const period = 100_000

/**
 * Makes a throttle of `share` of a core: a cgroup where this process may make one (version 1 or 2),
 * else a helper that stops and continues the processes by turns. To be made before the processes,
 * so that it is taken away after them.
 */
export function makeThrottle(share: number): Throttle {
  const quota = Math.round(period * share)
  return (
    byCgroup('/sys/fs/cgroup/cpu', 'cpu.cfs_quota_us', { held: `${quota}`, free: '-1' }) ??
    byCgroup('/sys/fs/cgroup', 'cpu.max', { held: `${quota} ${period}`, free: `max ${period}` }) ??
    bySignals(share)
  )
}

function byCgroup(
  root: string,
  file: string,
  { held, free }: { held: string; free: string },
): Throttle | null {
  const folder = path.join(root, `kurstadt-test-${process.pid}`)
  const limit = path.join(folder, file)
  try {
    mkdirSync(folder)
  } catch {
    return null // no such cgroups, or not ours to make
  }
  stopAfterFile(async () => rmdirSync(folder))
  if (!existsSync(limit)) return null
  return {
    how: 'cgroup',
    async hold(pids) {
      writeFileSync(limit, held)
      for (const pid of familyOf(pids)) writeFileSync(path.join(folder, 'cgroup.procs'), `${pid}`)
    },
    letGo: async () => writeFileSync(limit, free),
  }
}

function bySignals(share: number): Throttle {
  let stop = () => Promise.resolve()
  return {
    how: 'signals',
    async hold(pids) {
      const helper = fork(child, [String(share), ...pids.map(String)])
      const gone = once(helper, 'exit')
      stop = async () => {
        if (helper.connected) helper.disconnect()
        await gone
      }
      stopAfterFile(stop)
      await once(helper, 'message')
    },
    letGo: () => stop(),
  }
}
