// A stranger's first minutes: clones the last commit into an empty folder, with empty
// caches, runs `npm start` until it is ready (or the command given), and ends it.
// node tools/fresh-clone.mjs [start|test] [folder]
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = 'start', parent = tmpdir()] = process.argv.slice(2)
const folder = mkdtempSync(path.join(parent, 'kurstadt-clone-'))
chmodSync(folder, 0o755)
const checkout = path.join(folder, 'kurstadt')
spawnSync('git', ['clone', '--quiet', root, checkout], { stdio: 'inherit' })
process.stdout.write(`npm ${command} in ${checkout}\n`)

const started = Date.now()
const child = spawn('npm', [command], {
  cwd: checkout,
  env: {
    ...process.env,
    npm_config_cache: path.join(folder, 'npm-cache'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let last = ''
let wasReady = false
child.stdout.on('data', (chunk) => {
  process.stdout.write(chunk)
  last = (last + chunk).slice(-2000)
  if (!last.includes('Ctrl-C ends everything.')) return
  process.stdout.write(`Ready ${Math.round((Date.now() - started) / 1000)} s after the clone.\n`)
  last = ''
  wasReady = true
  child.kill('SIGTERM')
})
// Not `exit`: npm goes first, and what it started takes a moment longer.
child.on('close', (code, signal) => {
  process.stdout.write(`npm ${command} ended (${signal ?? code}); the folder stays: ${folder}\n`)
  process.exit(wasReady ? 0 : (code ?? 1))
})
