import { type Browserfehler, browserfehler, browserfehlerPfad } from '@kurstadt/contract/fehler'
import { type Described, describeTold, readPlaces } from '@kurstadt/log'
import { redactPath } from '@kurstadt/log/redact'
import type { Endpoint, PayloadRequest } from 'payload'
import { refuseCall as refuse } from '../../editing/refuse-call.ts'
import { env } from '../../env.ts'
import { createRateLimit } from '../../wire/intake/index.ts'
import { keepReports } from './keep-reports.ts'

/** Bytes of what a browser reports; more is no report of ours. */
const largest = 16_384

/** Reports that one account, and all of them together, may send in ten minutes (T60). */
const within = 600_000
const ofOne = createRateLimit({ most: 20, within })
const ofAll = createRateLimit({ most: 200, within })

/** The report in a body, or an answer that refuses it. */
async function readReport(req: PayloadRequest): Promise<Browserfehler | Response> {
  const tooLarge = () => refuse(413, 'Das ist zu groß für eine Fehlermeldung.')
  if (!req.headers.get('content-type')?.startsWith('application/json'))
    return refuse(415, 'Eine Fehlermeldung kommt als JSON.')
  if (Number(req.headers.get('content-length') ?? 0) > largest) return tooLarge()
  const body = (await req.text?.()) ?? ''
  if (Buffer.byteLength(body) > largest) return tooLarge()
  const { data } = browserfehler.safeParse(parse(body))
  return data ?? refuse(400, 'Die Angaben sind nicht lesbar.')
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null // What is no JSON is no report.
  }
}

/**
 * Of one kind and message in one view is one group: names of functions and files are made anew with
 * every build.
 */
function describe({ art, meldung, seite, stapel: stack }: Browserfehler): Described {
  return describeTold({ wo: 'back-office-browser', art, meldung, stack, place: redactPath(seite) })
}

async function keep(req: PayloadRequest, described: Described): Promise<void> {
  const at = new Date().toISOString()
  const build = env.BUILD_VERSION
  const report = { ...described, verlauf: '', build, zuerst: at, zuletzt: at, anzahl: 1 }
  await keepReports(req.payload.db.pool, [report])
}

/**
 * `POST /api/fehlerberichte`: takes what the browser of somebody who is logged in reports of an error
 * of the back office, cleans it like every other, and answers its number. What comes from elsewhere
 * (extensions of a browser) is thrown away.
 */
const take: Omit<Endpoint, 'root'> = {
  path: browserfehlerPfad.replace('/api', ''),
  method: 'post',
  handler: async (req) => {
    if (req.user?.collection !== 'benutzer') return refuse(403, 'Dazu müssen Sie angemeldet sein.')
    const mayReport = (await ofOne.consume(String(req.user.id))) && (await ofAll.consume(''))
    if (!mayReport)
      return refuse(429, 'Das waren viele Fehlermeldungen. Weitere nehmen wir später an.')
    const report = await readReport(req)
    if (report instanceof Response) return report
    if (!readPlaces(report.stapel).isOurs) return Response.json({ fehlernummer: null })
    const described = describe(report)
    await keep(req, described)
    return Response.json({ fehlernummer: described.fehlernummer })
  },
}

/** Calls of this subject. */
export const errorEndpoints = [take]
