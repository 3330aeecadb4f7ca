import { runCommand } from './connect.ts'
import { prepareDatabase } from './prepare-database.ts'

await runCommand(prepareDatabase)
