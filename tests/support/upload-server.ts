import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stopAfterFile } from './leftovers.ts'

const script = fileURLToPath(import.meta.resolve('./upload-child.ts'))

/** The back office's calls in a process of their own. */
export type UploadServer = {
  pid: number
  port: number
  /** Uploads a file; rejects when the process dies meanwhile. */
  upload(name: string, data: Buffer, fields?: object): Promise<Response>
  call(method: string, path: string): Promise<Response>
  kill(): Promise<void>
  /** Megabytes of memory it has at most taken so far. */
  peak(): Promise<number>
}

/** True where this machine lets a process have a small disk of its own. */
export function canMount(): boolean {
  return spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
}

const onSmallDisk = [
  '-m',
  'sh',
  '-c',
  'mount -t tmpfs -o size=2m tmpfs "$MEDIA_DIR" && exec "$@"',
  '-',
]

/** What the disk refuses: more than it has room for (root alone), or files beyond so many bytes. */
type Disk = { hasSmallDisk?: boolean; largestFile?: number }

function commandOn({ hasSmallDisk = false, largestFile }: Disk): [string, string[]] {
  const server = [process.execPath, script]
  if (hasSmallDisk) return ['unshare', [...onSmallDisk, ...server]]
  if (largestFile === undefined) return [process.execPath, [script]]
  return ['sh', ['-c', `ulimit -f ${Math.floor(largestFile / 512)} && exec "$@"`, '-', ...server]]
}

function start(env: Record<string, string>, disk: Disk): ChildProcess {
  const [program, args] = commandOn(disk)
  return spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the server has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^port (\d+)$/.exec(line) ?? []
    if (port !== undefined) return Number(port)
  }
  throw new Error('the server ended before it took requests')
}

/** Starts it on a database, for somebody who is logged in already. */
export async function startUploadServer(
  env: Record<string, string>,
  token: string,
  disk: Disk = {},
): Promise<UploadServer> {
  const child = start(env, disk)
  const exited = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  stopAfterFile(kill)
  const port = await portOf(child)
  const pid = child.pid ?? 0
  const headers = { Authorization: `JWT ${token}` }
  const call: UploadServer['call'] = (method, target) =>
    fetch(`http://127.0.0.1:${port}/api/${target}`, { method, headers })
  return {
    pid,
    port,
    call,
    kill,
    upload: (name, data, fields = {}) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ alt: 'x', copyright: 'x', lizenz: 'cc0', ...fields }))
      body.set('file', new Blob([new Uint8Array(data)]), name)
      const url = `http://127.0.0.1:${port}/api/medien?locale=de`
      return fetch(url, { method: 'POST', headers, body })
    },
    peak: async () => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_000
    },
  }
}
