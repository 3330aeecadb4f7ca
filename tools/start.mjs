import { runScript } from './bootstrap.mjs'

runScript('tools/start/main.ts', process.argv.slice(2))
