import path from 'node:path'
import { adminEnv, apiEnv, camerasEnv, websiteEnv, workerEnv } from '@kurstadt/env'
import type { Environment, Running } from '../process/index.ts'
import { startProcess } from '../process/index.ts'
import type { Probe } from './probe.ts'
import { untilReady } from './probe.ts'
import type { Settings } from './settings.ts'
import { root, variablesFor } from './settings.ts'

/** One process of the product. */
export type Service = {
  name: string
  /** Arguments for Node: script and its own arguments. */
  args: readonly string[]
  schema: { shape: Readonly<Record<string, unknown>> }
  /** Variables for the libraries below it, which it does not read itself. */
  memory?: Readonly<Record<string, string>>
  /** How to ask whether it takes requests; absent: nobody waits for it. */
  readiness?: Readiness
}

type Readiness = {
  /** Variables that say where it listens and how the world calls it; absent: on this machine alone. */
  bind?: string
  address?: string
  port: keyof Settings['ports']
  /** A path that answers 200 when it takes requests. */
  path: string
}

/** The content API and, where they are wanted, the other processes, built or from source. */
export type Services = {
  mode: 'production' | 'development'
  contentApi: Service
  backOffice?: Service
  cameras?: Service
  jobWorker?: Service
  website?: Service
}

/**
 * Keeps V8's room for new objects small, and that for old ones as on a server. As large as V8 chooses
 * them on a big machine, the code of the CMS takes 130 MB more while it is loaded, and no less time.
 */
const smallYoungSpace = '--max-semi-space-size=4'

/**
 * glibc gives large blocks back at once, but raises its idea of «large» to the largest one it has seen
 * given back, up to 32 MB: after sixty photographs a process then keeps 417 MB instead of 234.
 */
const givesBack = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' } as const

const contentApi: Service = {
  name: 'content-api',
  // Half the room for new objects that V8 chooses: an eighth makes the slowest answers twice as slow.
  args: ['--max-semi-space-size=32', '--max-old-space-size=768', 'apps/cms/src/api/main.ts'],
  schema: apiEnv,
  readiness: {
    bind: 'CONTENT_API_BIND',
    port: 'api',
    address: 'CONTENT_API_URL',
    path: '/readyz',
  },
}

const backOffice: Service = {
  name: 'back-office',
  memory: givesBack,
  args: [smallYoungSpace, '--max-old-space-size=768', 'apps/cms/src/admin/main.ts'],
  schema: adminEnv,
  readiness: {
    bind: 'BACK_OFFICE_BIND',
    port: 'backOffice',
    address: 'BACK_OFFICE_URL',
    path: '/admin/login',
  },
}

const jobWorker: Service = {
  name: 'job-worker',
  memory: givesBack,
  args: [smallYoungSpace, '--max-old-space-size=512', 'apps/cms/src/jobs/main.ts'],
  schema: workerEnv,
}

/** The demo town's cameras, which the job worker asks. */
const cameras: Service = {
  name: 'cameras',
  args: ['tools/cameras/main.ts'],
  schema: camerasEnv,
  readiness: { port: 'cameras', path: '/' },
}

const website: Service = {
  name: 'website',
  args: ['--max-old-space-size=512', 'apps/website/server/main.ts'],
  schema: websiteEnv,
  readiness: {
    bind: 'WEBSITE_BIND',
    port: 'website',
    address: 'WEBSITE_URL',
    path: '/readyz',
  },
}

/** The content API alone, which needs no build. */
export const apiAlone: Services = { mode: 'production', contentApi }

/** The product as it runs on a server. */
export const builtServices: Services = {
  mode: 'production',
  contentApi,
  backOffice,
  cameras,
  jobWorker,
  website,
}

/** The product from its sources, watching them. */
export function watchingServices({ ports, variables }: Settings): Required<Services> {
  const { name, schema } = backOffice
  const host = variables.BACK_OFFICE_BIND ?? '127.0.0.1'
  const next = ['node_modules/next/dist/bin/next', 'dev', 'apps/cms']
  return {
    mode: 'development',
    contentApi: watched(contentApi),
    cameras,
    jobWorker: watched(jobWorker),
    backOffice: {
      name,
      schema,
      args: [...next, '--port', String(ports.backOffice), '--hostname', host],
    },
    website: { ...website, args: ['apps/website/server/dev.ts'] },
  }
}

function watched(service: Service): Service {
  return { ...service, args: ['--watch-preserve-output', '--watch', ...service.args] }
}

/** Where the log of a process lies. */
export function logFileOf(settings: Settings, name: string): string {
  return path.join(settings.dataDir, 'logs', `${name}.log`)
}

/** Starts a service without waiting for it; in development it prints to the terminal. */
export function startService(
  service: Service,
  mode: Services['mode'],
  settings: Settings,
): Running {
  const variables = variablesFor(service.schema, settings.variables)
  const env: Environment = { ...service.memory, ...variables, NODE_ENV: mode }
  const { name, args } = service
  const logFile = mode === 'production' ? { logFile: logFileOf(settings, name) } : {}
  return startProcess({ name, args, env, cwd: root, ...logFile })
}

/** Resolves when the service takes requests. */
export async function untilServiceReady(
  service: Service,
  running: Running,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  if (service.readiness) await untilReady(running, whereToAsk(service.readiness, settings), signal)
}

/** Who listens on every address is asked on the loopback one. */
const loopbackOf: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

function whereToAsk(readiness: Readiness, { variables, ports }: Settings): Probe {
  const { bind = '', port, address: name = '', path: asked } = readiness
  const bound = variables[bind] ?? '127.0.0.1'
  const host = loopbackOf[bound] ?? bound
  const address = variables[name]
  const hostHeader = address ? new URL(address).host : host
  return { host, port: ports[port], hostHeader, path: asked }
}
