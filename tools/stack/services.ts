import path from 'node:path'
import { adminEnv, apiEnv, websiteEnv } from '@kurstadt/env'
import type { Running } from '../process/index.ts'
import { startProcess } from '../process/index.ts'
import type { Probe } from './probe.ts'
import { untilReady } from './probe.ts'
import type { Settings } from './settings.ts'
import { root, variablesFor } from './settings.ts'

/** One process of the product. */
export type Service = {
  name: string
  script: string
  schema: { shape: Readonly<Record<string, unknown>> }
  /** Variables that say where it listens and how the world calls it. */
  bind: string
  port: keyof Settings['ports']
  address: string
  readyPath: string
}

/** The content API. */
export const contentApi: Service = {
  name: 'content-api',
  script: 'apps/cms/src/api/main.ts',
  schema: apiEnv,
  bind: 'CONTENT_API_BIND',
  port: 'api',
  address: 'CONTENT_API_URL',
  readyPath: '/readyz',
}

/** The editors' back office. */
export const backOffice: Service = {
  name: 'back-office',
  script: 'apps/cms/src/admin/main.ts',
  schema: adminEnv,
  bind: 'BACK_OFFICE_BIND',
  port: 'backOffice',
  address: 'BACK_OFFICE_URL',
  readyPath: '/admin/login',
}

/** The public website. */
export const website: Service = {
  name: 'website',
  script: 'apps/website/server/main.ts',
  schema: websiteEnv,
  bind: 'WEBSITE_BIND',
  port: 'website',
  address: 'WEBSITE_URL',
  readyPath: '/readyz',
}

/** Where the log of a process lies. */
export function logFileOf(settings: Settings, name: string): string {
  return path.join(settings.dataDir, 'logs', `${name}.log`)
}

/** Starts a service without waiting for it. */
export function startService(service: Service, settings: Settings): Running {
  return startProcess({
    name: service.name,
    args: [service.script],
    env: variablesFor(service.schema, settings.variables),
    cwd: root,
    logFile: logFileOf(settings, service.name),
  })
}

/** Resolves when the service takes requests. */
export function untilServiceReady(
  service: Service,
  running: Running,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  return untilReady(running, probeOf(service, settings), signal)
}

/** Who listens on every address is asked on the loopback one. */
const loopbackOf: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

function probeOf(service: Service, { variables, ports }: Settings): Probe {
  const bound = variables[service.bind] ?? '127.0.0.1'
  const host = loopbackOf[bound] ?? bound
  const address = variables[service.address]
  const hostHeader = address ? new URL(address).host : host
  return { host, port: ports[service.port], path: service.readyPath, hostHeader }
}
