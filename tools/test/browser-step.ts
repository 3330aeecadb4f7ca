import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { chromiumPath, findChromium, findHeadless } from '../../tests/support/chromium.ts'
import { print } from '../terminal/index.ts'
import { startDemoTown } from './demo-town-step.ts'
import { failuresOfPlaywright } from './failures.ts'
import type { Outcome, Step } from './step.ts'
import { reports, runTool } from './step.ts'

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Lines of each log that are shown. */
const mostComplaints = 60

/** The browser tests against the whole stack with a database of their own. */
export const browserStep: Step = {
  name: 'browser',
  isQuick: false,
  onlyBeside: [],
  after: ['build', 'demo town'],
  run: runBrowserTests,
}

async function runBrowserTests(signal: AbortSignal): Promise<Outcome> {
  installChromium()
  const stack = await startDemoTown(signal)
  try {
    const { email = '', password = '', intranet, ratsinfo } = stack.administrator ?? {}
    const account = {
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      INTRANET_EMAIL: intranet?.email ?? '',
      INTRANET_PASSWORD: intranet?.password ?? '',
      COUNCIL_EMAIL: ratsinfo?.email ?? '',
      COUNCIL_PASSWORD: ratsinfo?.password ?? '',
    }
    const outcome = await runPlaywright({ ...stack.variables, ...account }, signal)
    if (outcome.failed > 0) outcome.output.push(...complaintsIn(stack.dataDir))
    return outcome
  } finally {
    await stack.stop()
  }
}

/** What the processes warned of meanwhile, from their logs, which go with their folder. */
function complaintsIn(dataDir: string): string[] {
  const logs = path.join(dataDir, 'logs')
  return readdirSync(logs).flatMap((name) => {
    const lines = readFileSync(path.join(logs, name), 'utf8').split('\n')
    const complaints = lines.filter((line) => /"level":[456]0\b/.test(line))
    return complaints.slice(-mostComplaints).map((line) => `${name}: ${line}`)
  })
}

async function runPlaywright(
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<Outcome> {
  const file = path.join(reports, 'playwright.json')
  rmSync(file, { force: true })
  const tool = { program: 'playwright', args: ['test', '--reporter=list,json'] }
  const extra = { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { isFine, all } = await runTool(tool, signal, extra)
  const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const { stats } = written === undefined ? { stats: none } : report.parse(written)
  const failed = Math.max(stats.unexpected + stats.flaky, isFine ? 0 : 1)
  if (failed === 0) return { passed: stats.expected, failed, output: [] }
  const failures = written === undefined ? [] : failuresOfPlaywright(written)
  return { passed: stats.expected, failed, output: all, failures }
}

const none = { expected: 0, unexpected: 0, flaky: 0 }

/** Debian's Chromium, with and without a window, where they are missing and this user may. */
function installChromium(): void {
  const isMissing = findChromium() === undefined || findHeadless() === findChromium()
  if (isMissing && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print('Installing Chromium (apt-get install chromium chromium-headless-shell) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { env, stdio: 'ignore' } as const
    spawnSync('apt-get', ['update'], options)
    const names = ['chromium', 'chromium-headless-shell']
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...names], options)
  }
  chromiumPath()
}
