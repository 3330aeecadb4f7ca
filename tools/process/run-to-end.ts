import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { signalGroup } from './group.ts'

/** A command ended with an error; the message carries the last lines that it printed. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

/** A command that runs to its end. */
export type Command = {
  name: string
  /** Program; this Node when absent. */
  program?: string
  args: string[]
  env: Record<string, string>
  cwd: string
  /** Gets each line of stdout as it comes. */
  onLine?: (line: string) => void
  /** Ends the command. */
  signal?: AbortSignal
}

/** Runs a command to its end; returns the lines of its stdout, throws `CommandFailed`. */
export async function runToEnd(command: Command): Promise<string[]> {
  const { name, program = process.execPath, args, env, cwd, onLine, signal } = command
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
  const said: string[] = []
  const all: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line)
    all.push(line)
    onLine?.(line)
  })
  createInterface({ input: child.stderr }).on('line', (line) => all.push(line))
  await once(child, 'close')
  signal?.removeEventListener('abort', kill)
  process.off('exit', kill)
  signal?.throwIfAborted()
  if (child.exitCode === 0) return said
  const end = child.signalCode ?? `exit code ${child.exitCode}`
  throw new CommandFailed(`${name} failed (${end}):\n${all.slice(-30).join('\n')}`)
}
