import { runScript } from './bootstrap.mjs'

runScript('tools/test/main.ts', process.argv.slice(2))
