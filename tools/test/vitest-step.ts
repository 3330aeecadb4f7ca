import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { failuresOfVitest } from './failures.ts'
import type { Outcome, Step } from './step.ts'
import { reports, runTool } from './step.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
})

type Chosen = Partial<Omit<Step, 'name' | 'run'>> & Run
/** Projects to run, and in how many processes when not in one for each core. */
type Run = { projects: readonly string[]; workers?: number }

/** A step that runs test projects of vitest; each test counts. */
export function vitestStep(name: string, { isQuick = false, ...chosen }: Chosen): Step {
  return { isQuick, ...chosen, name, run: (signal) => runProjects(name, chosen, signal) }
}

async function runProjects(
  name: string,
  { projects, workers }: Run,
  signal: AbortSignal,
): Promise<Outcome> {
  const file = path.join(reports, `vitest-${name.replaceAll(' ', '-')}.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const limit = workers === undefined ? [] : [`--maxWorkers=${workers}`]
  const args = ['run', '--passWithNoTests', ...limit, ...reporters, ...chosen]
  const { isFine, all } = await runTool({ program: 'vitest', args }, signal)
  const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const counts = written === undefined ? undefined : report.parse(written)
  const failed = counts?.numFailedTests ?? 0
  // A file that cannot be loaded has no tests that could fail.
  const atLeast = isFine ? 0 : 1
  return {
    passed: counts?.numPassedTests ?? 0,
    failed: Math.max(failed, atLeast),
    output: isFine ? [] : all,
    failures: isFine || written === undefined ? [] : failuresOfVitest(written),
  }
}
