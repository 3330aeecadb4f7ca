import { startStack } from '../stack/index.ts'
import { runUntilStopped } from './run-until-stopped.ts'

await runUntilStopped(startStack, { first: 150, again: 8 })
