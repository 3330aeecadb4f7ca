import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The command line of a process; empty when there is none. */
export function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    const file = `/proc/${pid}/cmdline`
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ').trim() : ''
  }
  const asked = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  return asked.stdout?.trim() ?? ''
}
