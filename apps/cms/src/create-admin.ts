import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Payload, Where } from 'payload'
import { runCommand } from './connect.ts'

/** Without the letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

function oneTimePassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

async function createAdmin(payload: Payload, email: string, ifNone: boolean) {
  const where: Where = ifNone
    ? { rollen: { contains: 'administration' } }
    : { email: { equals: email } }
  const found = await payload.count({ collection: 'benutzer', where, overrideAccess: true })
  if (found.totalDocs > 0) return null
  const password = oneTimePassword()
  await payload.create({
    collection: 'benutzer',
    data: { email, password, name: 'Administration', rollen: ['administration'] },
    overrideAccess: true,
    depth: 0,
  })
  return { email, password }
}

const { values } = parseArgs({
  options: {
    'if-none': { type: 'boolean', default: false },
    email: { type: 'string', default: 'administration@kurstadt.example' },
  },
})
const { email, 'if-none': ifNone } = values

await runCommand(async (payload) => {
  const account = await createAdmin(payload, email.toLowerCase(), ifNone)
  if (account || ifNone) {
    process.stdout.write(`${JSON.stringify(account ?? { exists: true })}\n`)
  } else {
    process.stderr.write(`There is an account ${email} already; name another with --email.\n`)
    process.exitCode = 1
  }
})
