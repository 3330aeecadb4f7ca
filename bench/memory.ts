import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Megabytes of a process: before some work, and at most while it was done. */
export type Memory = { before: number; most: number }

const runFile = z.object({ children: z.array(z.object({ pid: z.number(), command: z.string() })) })

const readChildren = (dataDir: string) =>
  runFile.parse(JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8'))).children

/** Number of the process of the measured stack that runs a script. */
function pidOf(dataDir: string, script: string): number {
  const children = readChildren(dataDir)
  const found = children.find(({ command }) => command.includes(script))
  if (!found) throw new Error(`${script} does not run on ${dataDir}`)
  return found.pid
}

/** Megabytes that a process has in memory now, or had at most; on Linux. */
export function megabytesOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Linux counts the time of a process in hundredths of a second. */
const ticksPerSecond = 100

/** Seconds that a process of the measured stack has had of a processor so far; on Linux. */
export function processorSeconds({ dataDir, script }: { dataDir: string; script: string }): number {
  return processorSecondsOf(pidOf(dataDir, script))
}

/** The same of any process, by its number. */
export function processorSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // What follows the name of the program, which may hold spaces: state is 3, utime 14, stime 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** What a process of the measured stack needs for some work; null where Linux does not tell. */
export async function memoryWhile(
  { dataDir, script }: { dataDir: string; script: string },
  work: () => Promise<unknown>,
): Promise<Memory | null> {
  if (!existsSync('/proc/self/clear_refs')) {
    await work()
    return null
  }
  const pid = pidOf(dataDir, script)
  // Sets the highest value back to the present one (proc_pid_clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = megabytesOf(pid, 'VmRSS')
  await work()
  return { before, most: megabytesOf(pid, 'VmHWM') }
}

/** Memory of each process of the measured stack while some work is done; on Linux. */
export async function mostWhile(
  dataDir: string,
  work: () => Promise<unknown>,
): Promise<(Memory & { command: string })[]> {
  const all = readChildren(dataDir).flatMap(({ pid, command }) =>
    familyOf(pid).map((one) => ({ pid: one, command, before: megabytesOf(one, 'VmRSS') })),
  )
  for (const { pid } of all) unlessEnded(() => writeFileSync(`/proc/${pid}/clear_refs`, '5'))
  await work()
  return all.flatMap(({ pid, command, before }) => {
    const most = unlessEnded(() => megabytesOf(pid, 'VmHWM'))
    return most === null ? [] : [{ command, before, most }]
  })
}

/** A process at a moment: its megabytes, and how many files and sockets it has open. */
export type Sample = { pid: number; script: string; name: string; megabytes: number; files: number }

/** Null for a process that has ended, while it was looked at or before. */
function unlessEnded<Result>(look: () => Result): Result | null {
  try {
    return look()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ESRCH') return null
    throw error
  }
}

/** A process and all that it has begun; none once it has ended. */
export function familyOf(pid: number): number[] {
  const children = unlessEnded(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))
  if (children === null) return []
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(familyOf)]
}

const sampleOf = (pid: number, script: string): Sample => ({
  pid,
  script,
  name: `${path.basename(path.dirname(script))} ${pid}`,
  megabytes: megabytesOf(pid, 'VmRSS'),
  files: readdirSync(`/proc/${pid}/fd`).length,
})

/**
 * Every process of the measured stack that runs one of these scripts, with its workers; on Linux.
 * One that has ended is left out, and so are all of a stack that has.
 */
export function sampleStack(dataDir: string, scripts: readonly string[]): Sample[] {
  const children = unlessEnded(() => readChildren(dataDir)) ?? []
  return scripts.flatMap((script) =>
    children
      .filter(({ command }) => command.includes(script))
      .flatMap(({ pid }) => familyOf(pid))
      .flatMap((pid) => unlessEnded(() => sampleOf(pid, script)) ?? []),
  )
}
