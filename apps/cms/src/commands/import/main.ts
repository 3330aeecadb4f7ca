import { parseArgs } from 'node:util'
import { envOrExit, importEnv } from '@kurstadt/env'
import type { Payload } from 'payload'
import { runCommand } from '../connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { SourceError } from './fetch-source.ts'
import { missingTokenNotice, requireSessions } from './protected.ts'
import { reportText } from './report.ts'
import { importAll } from './run.ts'
import { openSource } from './source.ts'

const usage = `npm run import -- --from <address of a content API> [--media <address of its website>]
  [--overwrite <entry>,<entry>]

--from   address of the content API, without /api/cms
--media  address of the website that goes with it: pictures and files lie there, below /media/.
         Left out where both have the same address.
--overwrite
         what was made or changed here since the last import stays and is named in the report, as
         "seiten:12"; what is named here is overwritten all the same.

What needs a login comes along with a token of the source, good for as long as its session:
IMPORT_RAT_TOKEN (council) and IMPORT_INTRANET_TOKEN (staff intranet) in the environment.
`

const { values } = parseArgs({
  options: { from: { type: 'string' }, media: { type: 'string' }, overwrite: { type: 'string' } },
})
const from = values.from?.replace(/\/+$/, '')
const overwritten = new Set(values.overwrite?.split(',').map((name) => name.trim()))
const media = values.media?.replace(/\/+$/, '') ?? from

if (from === undefined || media === undefined || !URL.canParse(from) || !URL.canParse(media)) {
  process.stderr.write(usage)
  process.exit(1)
}

const { IMPORT_RAT_TOKEN: rat, IMPORT_INTRANET_TOKEN: intranet } = envOrExit(importEnv)

const source = openSource(from, media, {
  ...(rat === undefined ? {} : { rat }),
  ...(intranet === undefined ? {} : { intranet }),
})

async function bringTown(payload: Payload): Promise<void> {
  await requireSessions(source)
  await prepareDatabase(payload)
  const reports = await importAll(payload, { source, overwritten }, (step) =>
    process.stdout.write(`✓ ${step}\n`),
  )
  process.stdout.write(`\n${missingTokenNotice(source)}\n${reportText(reports)}\n`)
}

await runCommand(async (payload) => {
  try {
    await bringTown(payload)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
})
