import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** What a server did under load; `p99` in milliseconds. */
export type Load = { perSecond: number; p99: number }

const connections = 32
const run = promisify(execFile)

/** Puts a URL under load: with wrk where it is installed, because it takes less of the machine. */
export async function putUnderLoad(url: string, seconds: number): Promise<Load> {
  const wrk = await runWrk(url, seconds)
  if (wrk) return wrk
  const headers = { 'accept-encoding': 'br' }
  const result = await autocannon({ url, connections, duration: seconds, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: answers other than 200`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

async function runWrk(url: string, seconds: number): Promise<Load | null> {
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
  ]
  const output = await run('wrk', [...options, url]).catch(() => null)
  if (!output) return null
  const { stdout } = output
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? []
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN
  return { perSecond, p99: Number(value) * factor }
}
