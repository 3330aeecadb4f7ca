import { existsSync, readFileSync } from 'node:fs'

/** Processes and all that they have started, oldest first (Linux). */
export function familyOf(pids: readonly number[]): number[] {
  return pids.flatMap((pid) => {
    const file = `/proc/${pid}/task/${pid}/children`
    const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : []
    return [pid, ...familyOf(children.map(Number))]
  })
}
