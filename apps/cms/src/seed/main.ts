import { town } from '../../../../content/index.ts'
import { runCommand } from '../connect.ts'
import { fill } from './fill.ts'

await runCommand(async (payload) => {
  const outcome = await fill(payload, town, (step, done, total) => {
    process.stdout.write(`${step} ${done}/${total}\n`)
  })
  process.stdout.write(outcome === 'filled' ? 'Inhalte angelegt\n' : 'Inhalte sind schon da\n')
})
