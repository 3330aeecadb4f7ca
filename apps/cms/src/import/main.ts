import { parseArgs } from 'node:util'
import { runCommand } from '../connect.ts'
import { reportText } from './report.ts'
import { importAll } from './run.ts'
import { openSource } from './source.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, media: { type: 'string' } },
})
const from = values.from?.replace(/\/+$/, '')

if (from === undefined || !URL.canParse(from)) {
  process.stderr.write(
    'npm run import -- --from <address of a content API> [--media <address of its website>]\n',
  )
  process.exit(1)
}

await runCommand(async (payload) => {
  const source = openSource(from, values.media?.replace(/\/+$/, '') ?? from)
  const reports = await importAll(payload, source, (step) => process.stdout.write(`✓ ${step}\n`))
  process.stdout.write(`\n${reportText(reports)}\n`)
})
