import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../process/index.ts'
import { watchToEnd } from '../process/index.ts'
import { root, systemVariables } from '../stack/index.ts'

/** How a step went; a tool counts as one test, a test runner as many as it has run. */
export type Outcome = {
  passed: number
  failed: number
  output: string[]
  /** Each test that failed, as a line; a tool has no tests with names. */
  failures?: readonly string[]
}

/** One step of the test command. */
export type Step = {
  name: string
  /** Part of `npm run check` too. */
  isQuick: boolean
  /** Steps that have to end before it, where they are chosen too. */
  after?: readonly string[]
  /** The only steps that may run beside it: it asks how long an answer takes, or fills both cores. */
  onlyBeside?: readonly string[]
  run: (signal: AbortSignal) => Promise<Outcome>
}

/** Folder for reports of the test runners; not kept in git. */
export const reports = path.join(root, 'test-results')

/** A program of an npm package with its arguments. */
export type Tool = { program: string; args: readonly string[]; cwd?: string }

/** Runs a program of an npm package to its end. */
export function runTool({ program, args, cwd = '.' }: Tool, signal: AbortSignal, extra = {}) {
  mkdirSync(reports, { recursive: true })
  return watchToEnd({
    name: program,
    program: program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program),
    args,
    env: { ...testEnvironment(), ...extra },
    cwd: path.join(root, cwd),
    signal,
  })
}

/** A step that passes when all its programs end well, one after the other. */
export function toolStep(
  name: string,
  tools: readonly Tool[],
  after: readonly string[] = [],
): Step {
  return { name, isQuick: true, after, run: (signal) => runAll(tools, signal) }
}

/** Runs programs one after the other, all of them; the outcome has the output of those that failed. */
export async function runAll(tools: readonly Tool[], signal: AbortSignal): Promise<Outcome> {
  const output: string[] = []
  for (const tool of tools) {
    const { isFine, all } = await runTool(tool, signal)
    if (!isFine) output.push(`$ ${tool.program} ${tool.args.join(' ')}`, ...all)
  }
  return output.length === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

function testEnvironment(): Environment {
  const system = systemVariables()
  const bin = path.join(root, 'node_modules/.bin')
  const search = `${bin}${path.delimiter}${system.PATH ?? ''}`
  return { ...system, PATH: search, NO_COLOR: '1', NODE_ENV: 'test' }
}
