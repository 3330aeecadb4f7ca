/**
 * Logins of the intranet at a steady rate, and what they leave of the rate of cached pages: both on
 * the machine that runs everything, the load as well.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { apiBasePath, loginPaths } from '@kurstadt/contract'
import { putUnderLoad } from './load.ts'
import { given, percentile, report } from './report.ts'

const perSecond = 20
const seconds = 30
const page = `${given('WEBSITE_URL')}/de/`
const login = `${given('CONTENT_API_URL')}${apiBasePath}${loginPaths.intranet.login}`
const account = { email: given('INTRANET_EMAIL'), passwort: given('INTRANET_PASSWORD') }

type Outcome = { status: number; took: number }

/** One login, from a sender of its own: limits per sender are not what is measured. */
async function logIn(count: number): Promise<Outcome> {
  const before = performance.now()
  const answer = await fetch(login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Absender': `bench-${count}` },
    body: JSON.stringify(account),
  })
  await answer.arrayBuffer()
  return { status: answer.status, took: performance.now() - before }
}

/** Starts a login every so often, whether or not those before have ended. */
async function logInSteadily(): Promise<Outcome[]> {
  const started = performance.now()
  const logins: Promise<Outcome>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await sleep(Math.max(0, started + (count * 1_000) / perSecond - performance.now()))
    logins.push(logIn(count))
  }
  return Promise.all(logins)
}

await putUnderLoad(page, 2)
const before = await putUnderLoad(page, 8)
const [outcomes, loaded] = await Promise.all([logInSteadily(), putUnderLoad(page, seconds)])
const after = await putUnderLoad(page, 8)

const alone = (before.perSecond + after.perSecond) / 2
const ratio = loaded.perSecond / alone
const refused = outcomes.filter(({ status }) => status !== 200).length
const slow = percentile(
  outcomes.map(({ took }) => took),
  0.95,
)
report({
  name: `logins: refused of ${outcomes.length} at ${perSecond}/s`,
  value: refused,
  unit: '',
  target: `0   p95 ${slow.toFixed(0)} ms`,
  ok: refused === 0,
})
report({
  name: 'logins: cached pages in parallel',
  value: ratio,
  unit: '×',
  target: `≥ 0.75   ${alone.toFixed(0)} → ${loaded.perSecond.toFixed(0)} /s`,
  ok: ratio >= 0.75,
})
