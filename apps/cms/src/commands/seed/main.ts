import { parseArgs } from 'node:util'
import { town } from '../../../../../content/index.ts'
import { runCommand } from '../connect.ts'
import { fill } from './fill.ts'

/** `--pictures <folder>` keeps made pictures there, and takes from there what was made before. */
const { values } = parseArgs({ options: { pictures: { type: 'string' } } })

await runCommand(async (payload) => {
  const report = (step: string, done: number, total: number) => {
    process.stdout.write(`${step} ${done}/${total}\n`)
  }
  const outcome = await fill(payload, town, report, new Date(), values.pictures)
  process.stdout.write(outcome === 'filled' ? 'Inhalte angelegt\n' : 'Inhalte sind schon da\n')
})
