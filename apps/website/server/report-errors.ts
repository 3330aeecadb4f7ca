import { apiBasePath } from '@kurstadt/contract'
import { type Fehlerbericht, fehlerCall } from '@kurstadt/contract/fehler'
import { type Reporting, startReporting } from '@kurstadt/log'
import type { Logger } from 'pino'
import type { WebsiteEnv } from './website-env.ts'

/** Milliseconds that the content API has to take reports; nobody waits for it. */
const timeout = 3_000

/** Answers that no second try would better. */
const refused = new Set([400, 413, 415])

async function deliver(apiUrl: string, berichte: Fehlerbericht[], log: Logger): Promise<void> {
  const response = await fetch(apiUrl + apiBasePath + fehlerCall, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ berichte }),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  await response.arrayBuffer()
  const { status } = response
  if (refused.has(status)) log.warn({ status, lost: berichte.length }, 'reports were refused')
  else if (!response.ok) throw new Error(`the content API answered ${status}`)
}

/** Reports the errors of this process and of browsers to the content API, in their own time. */
export function reportErrors(
  env: Pick<WebsiteEnv, 'BUILD_VERSION' | 'CONTENT_API_URL'>,
  log: Logger,
): Reporting {
  return startReporting({
    wo: 'website',
    build: env.BUILD_VERSION,
    deliver: (reports) => deliver(env.CONTENT_API_URL, reports, log),
    onTrouble: (error) => log.warn({ err: error }, 'reports of errors wait'),
  })
}
