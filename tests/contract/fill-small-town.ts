import { runCommand } from '../../apps/cms/src/commands/connect.ts'
import { fillSmallTown } from './small-town.ts'

/** Fills the small town into DATABASE_URL and prints what the tests ask for, as JSON. */
await runCommand(async (payload) => {
  const town = await fillSmallTown(payload)
  process.stdout.write(`${JSON.stringify(town)}\n`)
})
