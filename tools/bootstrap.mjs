// The only code that must run on Node 20 with nothing installed: it installs the packages when
// they differ from the lockfile and hands over to the Node that the project brings along.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const oldest = [20, 19]
const own = 24

/**
 * Runs a TypeScript file of this project; ends this process as that one ends.
 * @param {string} script path below the project's folder
 * @param {string[]} args
 */
export function runScript(script, args) {
  const started = String(Date.now())
  checkNode()
  if (!isInstalled()) install()
  const cache = path.join(root, 'node_modules/.cache/node')
  const child = spawn(ownNode(), [path.join(root, script), ...args], {
    cwd: root,
    // Processes of the product are started again and again: a third of that is reading its code.
    env: { NODE_COMPILE_CACHE: cache, ...process.env, STARTED_AT: started },
    // A session of its own: the terminal's Ctrl-C reaches it once, through this process.
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  if (process.env.npm_lifecycle_event) endWithParent(child)
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * A SIGTERM to npm ends npm and its shell, but is not handed on: their end is the signal.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithParent(child) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 250)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  fail(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/** Whether what npm installed last is what the lockfile asks for. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!(wanted && present)) return false
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.includes('node_modules/')) return true
    const found = present[name]
    if (!found) return entry.optional === true || entry.devOptional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/** @param {string} file */
function packagesOf(file) {
  const full = path.join(root, file)
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : undefined
}

function install() {
  const started = Date.now()
  process.stdout.write('Installing packages … this takes a minute or two\n')
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // Not `npm ci`: it refuses a lockfile without the binaries of platforms that a registry does not
  // carry. This installs what the lockfile says all the same, and leaves it alone.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const args = [...first, 'install', '--no-save', ...quiet]
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (done.error) fail(`npm could not be started: ${done.error.message}`)
  if (done.status !== 0) fail('The packages could not be installed; npm says why above.')
  process.stdout.write(`Packages installed (${Math.round((Date.now() - started) / 1000)} s)\n`)
}

/** The Node that npm installed with the packages; on other machines a new enough one of theirs. */
function ownNode() {
  const link = path.join(root, 'node_modules/.bin/node')
  const packed = `node-${process.platform}-${process.arch}/bin/node`
  // npm 10 makes no link for a program that is called node.
  if (!existsSync(link) && existsSync(path.join(root, 'node_modules', packed))) {
    symlinkSync(path.join('..', packed), link)
  }
  for (const node of [link, process.execPath]) {
    const found = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''
    if (Number(/^v(\d+)/.exec(found)?.[1]) >= own) return node
  }
  return fail(
    `npm brings no Node ${own} for ${process.platform}-${process.arch}: install Node ${own} yourself.`,
  )
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
