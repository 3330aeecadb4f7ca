import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Environment } from './environment.ts'
import { signalGroup } from './group.ts'

/** A command that runs to its end. */
export type Command = {
  name: string
  /** Program; this Node when absent. */
  program?: string
  args: readonly string[]
  env: Environment
  cwd: string
  /** Gets each line of stdout as it comes. */
  onLine?: (line: string) => void
  /** Ends the command. */
  signal?: AbortSignal
}

/** How a command ended and what it printed. */
export type Ended = {
  isFine: boolean
  /** In words, such as `exit code 1`. */
  end: string
  /** Lines of stdout. */
  output: string[]
  /** Lines of stdout and stderr in the order of their coming. */
  all: string[]
}

/** Runs a command to its end; returns the lines of its stdout, throws its last lines on failure. */
export async function runToEnd(command: Command): Promise<string[]> {
  const { isFine, end, output, all } = await watchToEnd(command)
  if (isFine) return output
  throw new Error(`${command.name} failed (${end}):\n${all.slice(-30).join('\n')}`)
}

/** Runs a command to its end and tells how it went; throws only when it is aborted. */
export async function watchToEnd(command: Command): Promise<Ended> {
  const { program = process.execPath, args, env, cwd, onLine, signal } = command
  signal?.throwIfAborted()
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const kill = () => child.pid && signalGroup(child.pid, 'SIGTERM')
  signal?.addEventListener('abort', kill)
  process.once('exit', kill)
  const output: string[] = []
  const all: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line)
    all.push(line)
    onLine?.(line)
  })
  createInterface({ input: child.stderr }).on('line', (line) => all.push(line))
  await once(child, 'close')
  signal?.removeEventListener('abort', kill)
  process.off('exit', kill)
  signal?.throwIfAborted()
  const end = child.signalCode ?? `exit code ${child.exitCode}`
  return { isFine: child.exitCode === 0, end, output, all }
}
