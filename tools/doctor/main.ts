import { print } from '../terminal/index.ts'
import { checks } from './checks.ts'

/** `npm run doctor`: says in plain sentences what is not as it should be, and what to do. */
let troubles = 0
for (const { about, find } of checks) {
  const findings = await find().catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ])
  troubles += findings.length
  print(`${findings.length === 0 ? '✓' : '✗'} ${about}`)
  for (const finding of findings) print(`    ${finding}`)
}
print()
print(troubles === 0 ? 'Everything is as it should be.' : `${troubles} things want a look.`)
process.exit(troubles === 0 ? 0 : 1)
