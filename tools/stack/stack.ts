import type { PostgresHome } from '../postgres/index.ts'
import type { Running } from '../process/index.ts'
import { print, step } from '../terminal/index.ts'
import { buildWhatChanged } from './builds.ts'
import type { Database } from './database.ts'
import { embeddedHome, openDatabase } from './database.ts'
import { drawDemoMap } from './demo-map.ts'
import { checkPorts } from './ports.ts'
import type { Administrator } from './prepare.ts'
import { prepare } from './prepare.ts'
import { isPrepared } from './prepared.ts'
import { claim, record, release } from './run-file.ts'
import { keptSecret } from './secrets.ts'
import type { Service, Services } from './services.ts'
import { apiAlone, builtServices, startService, untilServiceReady } from './services.ts'
import type { Settings } from './settings.ts'
import { sideBySide } from './side-by-side.ts'

/** The running product. */
export type Stack = {
  /** The environment of its parts, DATABASE_URL and the secret among them. */
  variables: Record<string, string>
  /** What to open, by name. */
  addresses: Record<string, string>
  /** Only on the start that made it. */
  administrator: Administrator | undefined
  /** Whether an app was built for it. */
  hasBuilt: boolean
  /** Resolves with a sentence when a part of it ends by itself. */
  failed: Promise<string>
  /** Ends everything in order, within ten seconds. */
  stop: () => Promise<void>
}

/** Grace in milliseconds for each round of ending; together below ten seconds. */
const grace = { front: 4000, api: 2500 }

/** Starts everything; on a failure or an abort it ends what it has started and throws. */
export async function startStack(
  settings: Settings,
  signal: AbortSignal,
  services: Services = builtServices,
): Promise<Stack> {
  const parts: Parts = { services, running: new Map(), database: undefined }
  const left = await claim(settings.dataDir)
  if (left.length > 0) print(`Ended what an earlier start left behind (${left.length} processes).`)
  const stop = () => stopParts(parts, settings)
  try {
    const started = await startParts(parts, settings, signal)
    return { ...started, failed: firstFailure(parts), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Fills an empty database with the demo town and ends it again: the next start finds it filled. */
export async function fillStack(
  settings: Settings,
  signal: AbortSignal,
): Promise<Administrator | undefined> {
  const parts: Parts = { services: apiAlone, running: new Map(), database: undefined }
  await claim(settings.dataDir)
  try {
    const { administrator } = await openPrepared(parts, settings, embeddedHome(settings), signal)
    return administrator
  } finally {
    await stopParts(parts, settings)
  }
}

type Parts = {
  services: Services
  running: Map<Service, Running>
  database: Database | undefined
}

async function startParts(parts: Parts, settings: Settings, signal: AbortSignal) {
  await checkPorts(settings)
  const home = embeddedHome(settings)
  if (home?.notice) print(home.notice)
  const { mode, contentApi, website, backOffice, cameras, jobWorker } = parts.services
  if (website) await drawDemoMap(settings)
  const isBuilt = mode === 'production' && (website || backOffice)
  const build = async (until: AbortSignal) => Boolean(isBuilt) && buildWhatChanged(until)
  const [{ complete, administrator }, hasBuilt] = await sideBySide(
    signal,
    (until) => openPrepared(parts, settings, home, until),
    build,
  )
  const start = (service: Service) => startOne(parts, service, complete, signal)
  const inTurn = async (...services: (Service | undefined)[]) => {
    for (const service of services) if (service) await start(service)
  }
  const title = website
    ? 'Starting content API, website, back office and job worker'
    : 'Starting the content API'
  await step(title, () =>
    Promise.all([inTurn(contentApi, website), inTurn(backOffice), inTurn(cameras, jobWorker)]),
  )
  const { variables } = complete
  return { administrator, hasBuilt, variables, addresses: addressesOf(complete) }
}

/** The database, open and filled; meanwhile the apps are built. */
async function openPrepared(
  parts: Parts,
  settings: Settings,
  home: PostgresHome | undefined,
  signal: AbortSignal,
) {
  const opening = home ? 'Starting PostgreSQL' : 'Using the PostgreSQL of DATABASE_URL'
  const database = await step(opening, () => openDatabase(settings, home))
  parts.database = database
  remember(parts, settings)
  const variables = { ...settings.variables, DATABASE_URL: database.url }
  const complete = { ...settings, variables: withSecret(variables, settings) }
  const administrator = await prepareDatabase(complete, signal)
  return { complete, administrator }
}

function addressesOf({ variables }: Settings): Record<string, string> {
  return {
    Website: variables.WEBSITE_URL ?? '',
    'Back office': `${variables.BACK_OFFICE_URL}/admin`,
    'Content API': `${variables.CONTENT_API_URL}/api/cms/`,
  }
}

function withSecret(variables: Record<string, string>, { dataDir }: Settings) {
  return {
    PAYLOAD_SECRET: variables.PAYLOAD_SECRET ?? keptSecret(`${dataDir}/secret`),
    ...variables,
  }
}

async function prepareDatabase({ variables }: Settings, signal: AbortSignal) {
  const run = { variables, signal }
  if (await isPrepared(variables.DATABASE_URL ?? '')) return undefined
  return step('Filling an empty database with the demo town', (detail) => prepare(run, detail))
}

async function startOne(
  parts: Parts,
  service: Service,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  const running = startService(service, parts.services.mode, settings)
  parts.running.set(service, running)
  remember(parts, settings)
  await untilServiceReady(service, running, settings, signal)
}

function remember({ running, database }: Parts, { dataDir }: Settings): void {
  const pids = [...running.values()].map(({ pid }) => pid)
  record(dataDir, database?.pid === undefined ? pids : [...pids, database.pid])
}

async function stopParts(parts: Parts, { dataDir }: Settings): Promise<void> {
  const { running, database } = parts
  const { contentApi, website, backOffice, cameras, jobWorker } = parts.services
  const end = (service: Service | undefined, ms: number) =>
    service && running.get(service)?.stop(ms)
  await Promise.all(
    [website, backOffice, cameras, jobWorker].map(async (one) => end(one, grace.front)),
  )
  await end(contentApi, grace.api)
  await database?.stop()
  release(dataDir)
}

function firstFailure({ running, database }: Parts): Promise<string> {
  const ends = [...running.values()].map(async (one) => {
    const how = await one.ended
    return `${one.name} ended by itself (${how}):\n${one.lastLines(20)}`
  })
  const databaseEnd = database?.ended.then((how) => `PostgreSQL ended by itself (${how}).`)
  return Promise.race(databaseEnd ? [...ends, databaseEnd] : ends)
}
