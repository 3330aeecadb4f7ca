import { runScript } from './bootstrap.mjs'

const commands = {
  dev: 'tools/dev/main.ts',
  doctor: 'tools/doctor/main.ts',
  bench: 'bench/main.ts',
  'create-admin': 'tools/create-admin.ts',
  new: 'tools/new-template.ts',
}

const [name, ...args] = process.argv.slice(2)
const script = commands[name]
if (script) runScript(script, args)
else {
  process.stderr.write(`Commands: ${Object.keys(commands).join(', ')}\n`)
  process.exitCode = 1
}
