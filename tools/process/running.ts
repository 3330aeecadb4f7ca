import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import type { Environment } from './environment.ts'
import { signalGroup } from './group.ts'
import { lastLines, openLog } from './log-file.ts'

/** A process to start: a script for this Node with its environment. */
export type Spec = {
  name: string
  /** Arguments for Node: script and its own arguments. */
  args: readonly string[]
  /** The whole environment; nothing is inherited. */
  env: Environment
  cwd: string
  /** File that takes what it prints; without one it prints to our own terminal. */
  logFile?: string
}

/** A process that runs, in a process group of its own. */
export type Running = {
  name: string
  pid: number
  /** How it ended, in words; resolves when it has. */
  ended: Promise<string>
  hasEnded: () => boolean
  /** Asks it to end and ends it and all of its children after `graceMs`. */
  stop: (graceMs: number) => Promise<void>
  /** The last lines that it printed into its log. */
  lastLines: (count: number) => string
}

/** Starts a process in a group of its own, so that a Ctrl-C on the terminal reaches us alone. */
export function startProcess(spec: Spec): Running {
  const log = spec.logFile === undefined ? undefined : openLog(spec.logFile)
  const output = log ?? 'inherit'
  const child = spawn(process.execPath, spec.args, {
    cwd: spec.cwd,
    env: spec.env,
    stdio: ['ignore', output, output],
    detached: true,
  })
  if (log !== undefined) closeSync(log)
  const { pid } = child
  if (pid === undefined) throw new Error(`${spec.name} could not be started`)
  const killGroup = () => signalGroup(pid, 'SIGKILL')
  const end = { hasCome: false }
  const ended = once(child, 'exit').then(() => {
    end.hasCome = true
    // What it leaves behind must not go on alone.
    killGroup()
    return child.signalCode ?? `exit code ${child.exitCode}`
  })
  process.once('exit', killGroup)
  void ended.then(() => process.off('exit', killGroup))
  return {
    name: spec.name,
    pid,
    ended,
    hasEnded: () => end.hasCome,
    lastLines: (count) => (spec.logFile ? lastLines(spec.logFile, count) : ''),
    stop: async (graceMs) => {
      if (end.hasCome) return
      child.kill('SIGTERM')
      const late = setTimeout(killGroup, graceMs)
      await ended
      clearTimeout(late)
    },
  }
}
