import { readdirSync, readFileSync } from 'node:fs'

/** How far each thread of this process stands behind others, as `nice` counts (proc(5), stat); Linux. */
export const threadPriorities = (): number[] =>
  readdirSync('/proc/self/task').flatMap((thread) => {
    try {
      const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')
      return Number(fields.split(' ')[16])
    } catch {
      return [] // the thread has ended since
    }
  })
