import { parseArgs } from 'node:util'
import { town } from '../../../../../content/index.ts'
import { addAdministrator, firstEmail } from '../add-administrator.ts'
import { addColleague } from '../add-colleague.ts'
import { addCouncillor } from '../add-councillor.ts'
import { runCommand } from '../connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { fill } from './fill.ts'

/**
 * What `commands/migrate.ts`, `main.ts` beside it and `create-admin.ts --if-none` do, in one process: each of
 * them loads the whole CMS first. `--pictures <folder>` keeps made pictures there.
 */
const { values } = parseArgs({ options: { pictures: { type: 'string' } } })

await runCommand(async (payload) => {
  const report = (step: string, done: number, total: number) => {
    process.stdout.write(`${step} ${done}/${total}\n`)
  }
  await prepareDatabase(payload)
  await fill(payload, town, report, new Date(), values.pictures)
  const account = await addAdministrator(payload, firstEmail, true)
  const made = account && {
    ...account,
    intranet: await addColleague(payload),
    ratsinfo: await addCouncillor(payload),
  }
  process.stdout.write(`${JSON.stringify(made ?? { exists: true })}\n`)
})
