import { runScript } from './bootstrap.mjs'

const onDatabase = 'tools/database-command.ts'
const commands = {
  backup: [onDatabase, 'apps/cms/src/commands/backup/main.ts'],
  bench: ['bench/main.ts'],
  build: ['tools/builds/main.ts'],
  'create-admin': [onDatabase, 'apps/cms/src/commands/create-admin.ts'],
  dev: ['tools/dev/main.ts'],
  doctor: ['tools/doctor/main.ts'],
  import: [onDatabase, 'apps/cms/src/commands/import/main.ts'],
  lists: ['tools/lists/main.ts'],
  migrate: [onDatabase, 'apps/cms/src/commands/migrate.ts'],
  'migrate:create': [onDatabase, 'apps/cms/src/commands/create-migration.ts'],
  new: ['tools/new/main.ts'],
  openapi: ['packages/contract/src/write-openapi.ts'],
  restore: [onDatabase, 'apps/cms/src/commands/backup/restore.ts'],
  seed: [onDatabase, 'apps/cms/src/commands/seed/main.ts'],
  shots: ['tools/screenshots/main.ts'],
}

const [name, ...args] = process.argv.slice(2)
const [script, ...first] = commands[name] ?? []
if (script) runScript(script, [...first, ...args])
else {
  process.stderr.write(`Commands: ${Object.keys(commands).join(', ')}\n`)
  process.exitCode = 1
}
