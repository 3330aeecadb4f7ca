import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { startTestApi, startTestStack, type TestStack } from '../tests/support/stack.ts'
import { type Environment, watchToEnd, whenAskedToStop } from '../tools/process/index.ts'
import { root } from '../tools/stack/index.ts'
import { print, step } from '../tools/terminal/index.ts'
import { openBlackHole } from './black-hole.ts'
import type { Measurement } from './report.ts'

/** Each is a file beside this one that prints its values through `report`. */
const measurements = [
  'page-cache',
  'visits',
  'render',
  'api',
  'page-read',
  'events',
  'guide',
  'waste',
  'reminders',
  'forms',
  'noisy-sender',
  'publish',
  'edit',
  'logins',
  'meeting-papers',
  'first-page',
  'media',
  'loading',
  'lighthouse',
  // Last: these leave a town ten times its size in it, fifty years of notices, twenty of a council,
  // two thousand businesses, and three hundred hosts.
  'content-api',
  'notices',
  'places',
  'stay',
  'council',
] as const

/** Those that take an hour, and are measured only when somebody names them. */
const long = ['soak'] as const

/** Those that ask the content API and nothing else: for them nothing is built. */
const ofTheApi: readonly string[] = [
  'api',
  'events',
  'waste',
  'council',
  'edit',
  'content-api',
  'notices',
  'places',
  'stay',
]

const measured = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  target: z.string(),
  ok: z.boolean(),
})

/** `npm run bench` measures everything on one stack, `npm run bench api` what is named. */
const names = process.argv.slice(2)
const chosen = [...measurements, ...long].filter((name) =>
  names.length === 0 ? !long.some((one) => one === name) : names.includes(name),
)
const stopping = new AbortController()
whenAskedToStop(stopping)

const hole = await openBlackHole()
const stack = chosen.every((name) => ofTheApi.includes(name))
  ? await startTestApi(stopping.signal)
  : await startTestStack(stopping.signal, { SMTP_URL: hole.url })
const results: Measurement[] = []
try {
  for (const name of chosen) {
    // From here on no mail goes out: forms are taken all the same.
    if (name === 'forms') hole.silence()
    results.push(...(await step(`Measuring ${name}`, () => measure(name, stack), isFine)))
  }
} finally {
  await stack.stop()
  hole.close()
}
print()
for (const result of results) print(rowOf(result))
const folder = path.join(root, 'test-results')
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'bench.json'), `${JSON.stringify(results, null, 2)}\n`)
print()
print(JSON.stringify(results))
process.exit(isFine(results) ? 0 : 1)

async function measure(name: string, { variables, administrator }: TestStack) {
  const env: Environment = {
    ...variables,
    ADMIN_EMAIL: administrator?.email ?? '',
    ADMIN_PASSWORD: administrator?.password ?? '',
    INTRANET_EMAIL: administrator?.intranet?.email ?? '',
    INTRANET_PASSWORD: administrator?.intranet?.password ?? '',
    COUNCIL_EMAIL: administrator?.ratsinfo?.email ?? '',
    COUNCIL_PASSWORD: administrator?.ratsinfo?.password ?? '',
    NODE_ENV: 'production',
  }
  const args = [path.join('bench', `${name}.ts`)]
  const { signal } = stopping
  const {
    isFine: hasEndedWell,
    output,
    all,
  } = await watchToEnd({ name, args, env, cwd: root, signal })
  const found = output.flatMap((line) => parseLine(line))
  if (!isFine(found)) print(all.filter((line) => !line.startsWith('{')).join('\n'))
  if (hasEndedWell && found.length > 0) return found
  print(all.slice(-20).join('\n'))
  return [...found, { name: `${name} did not end well`, value: 0, unit: '', target: '', ok: false }]
}

function parseLine(line: string): Measurement[] {
  if (!line.startsWith('{')) return []
  const parsed = measured.safeParse(JSON.parse(line))
  return parsed.success ? [parsed.data] : []
}

function isFine(found: readonly Measurement[]): boolean {
  return found.every(({ ok }) => ok)
}

function rowOf({ name, value, unit, target, ok }: Measurement): string {
  const digits = Math.abs(value) < 10 ? 2 : 0
  const text = `${value.toFixed(digits)} ${unit}`.trim()
  return `${ok ? '✓' : '✗'} ${name.padEnd(46)} ${text.padStart(14)}   ${target}`
}
