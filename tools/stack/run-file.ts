import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { commandOf, signalGroup } from '../process/index.ts'

const processFacts = z.object({ pid: z.number(), command: z.string() })
const runFile = z.object({ main: processFacts, children: z.array(processFacts) })

/**
 * Takes the data folder for this process. Refuses when another start runs on it; ends what a
 * start that was killed has left behind. Returns the names of what it ended.
 */
export async function claim(dataDir: string): Promise<string[]> {
  mkdirSync(dataDir, { recursive: true })
  const earlier = readRunFile(dataDir)
  if (earlier && runs(earlier.main)) {
    const { pid } = earlier.main
    throw new Error(`It runs already on ${dataDir} (process ${pid}): kill ${pid} ends it.`)
  }
  const left = earlier?.children.filter(runs) ?? []
  for (const { pid } of left) process.kill(pid, 'SIGTERM')
  const giveUp = performance.now() + 8000
  while (left.some(runs) && performance.now() < giveUp) await sleep(50)
  for (const { pid } of left.filter(runs)) signalGroup(pid, 'SIGKILL')
  record(dataDir, [])
  return left.map(({ command }) => command.trim())
}

/** Number of the start command that runs on the data folder, if one does. */
export function runningStart(dataDir: string): number | undefined {
  const main = readRunFile(dataDir)?.main
  return main && runs(main) ? main.pid : undefined
}

/** Writes down which processes run, so that the next start can find them. */
export function record(dataDir: string, pids: readonly number[]): void {
  const facts = (pid: number) => ({ pid, command: commandOf(pid) })
  const content = { main: facts(process.pid), children: pids.map(facts) }
  writeFileSync(fileIn(dataDir), JSON.stringify(content, null, 2))
}

/** Gives the data folder free. */
export function release(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true })
}

/** The same number and the same command line: numbers are used again. */
function runs({ pid, command }: z.infer<typeof processFacts>): boolean {
  return command !== '' && pid !== process.pid && commandOf(pid) === command
}

function readRunFile(dataDir: string): z.infer<typeof runFile> | undefined {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return undefined
  const parsed = runFile.safeParse(parseJson(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Cut off by a crash; the ports are checked as well.
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'running.json')
}
