import { parseArgs } from 'node:util'
import { addAdministrator, firstEmail } from './add-administrator.ts'
import { runCommand } from './connect.ts'

const { values } = parseArgs({
  options: {
    'if-none': { type: 'boolean', default: false },
    email: { type: 'string', default: firstEmail },
  },
})
const { email, 'if-none': ifNone } = values

await runCommand(async (payload) => {
  const account = await addAdministrator(payload, email.toLowerCase(), ifNone)
  if (account || ifNone) {
    process.stdout.write(`${JSON.stringify(account ?? { exists: true })}\n`)
  } else {
    process.stderr.write(`There is an account ${email} already; name another with --email.\n`)
    process.exitCode = 1
  }
})
