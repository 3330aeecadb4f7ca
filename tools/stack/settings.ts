import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv as parseEnvFile } from 'node:util'
import { parseEnv, startEnv } from '@kurstadt/env'
import type { Environment } from '../process/index.ts'

/** Folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '..', '..')

type Variables = Record<string, string>

/** The environment of the whole stack, complete but for what `startStack` makes itself. */
export type Settings = {
  /** Every variable as text, ready to be handed to a process. */
  variables: Variables
  ports: { website: number; api: number; backOffice: number; cameras: number; postgres: number }
  dataDir: string
  /** Address of a server of their own; absent: the embedded one is started. */
  databaseUrl: string | undefined
}

/** The environment; the file `.env` says what it does not. */
export function environmentWithFile(): Variables {
  return { ...present(readEnvFile()), ...present(process.env) }
}

/** Variables of the file `.env` that nobody reads: most often a name that is misspelt. */
export function unknownVariables(): string[] {
  return Object.keys(readEnvFile()).filter((name) => !(name in startEnv.shape))
}

function readEnvFile(): Readonly<Record<string, string | undefined>> {
  const file = path.join(root, '.env')
  return existsSync(file) ? parseEnvFile(readFileSync(file, 'utf8')) : {}
}

/** Lets the worker ask the cameras of the demo town, as long as nobody names those of another one. */
const demoCameras = { WEBCAM_HOSTS: '127.0.0.1', WEBCAM_PRIVATE: 'true' }

/** Checks the environment of the stack and derives what follows from it; throws `EnvError`. */
export function readSettings(given: Variables): Settings {
  const source = present(given)
  const env = parseEnv(startEnv, source)
  const dataDir = path.resolve(root, env.DATA_DIR)
  const folder = (name: string) => path.resolve(root, source[name] ?? '')
  const local = (port: number) => `http://localhost:${port}`
  const derived = {
    WEBSITE_URL: local(env.WEBSITE_PORT),
    BACK_OFFICE_URL: local(env.BACK_OFFICE_PORT),
    CONTENT_API_URL: `http://127.0.0.1:${env.CONTENT_API_PORT}`,
    DEMO_CAMERAS_PORT: String(env.DEMO_CAMERAS_PORT),
    ...(source.WEBCAM_HOSTS ? {} : demoCameras),
    PARKING_SOURCE: 'simulation',
  }
  const folders = {
    ATTACHMENT_DIR: source.ATTACHMENT_DIR
      ? folder('ATTACHMENT_DIR')
      : path.join(dataDir, 'anlagen'),
    DOCUMENT_DIR: source.DOCUMENT_DIR ? folder('DOCUMENT_DIR') : path.join(dataDir, 'dokumente'),
    MAP_DIR: source.MAP_DIR ? folder('MAP_DIR') : path.join(dataDir, 'karte'),
    MEDIA_DIR: source.MEDIA_DIR ? folder('MEDIA_DIR') : path.join(dataDir, 'media'),
    SNAPSHOT_DIR: source.SNAPSHOT_DIR ? folder('SNAPSHOT_DIR') : path.join(dataDir, 'snapshot'),
  }
  return {
    variables: { ...derived, ...source, ...folders },
    ports: {
      website: env.WEBSITE_PORT,
      api: env.CONTENT_API_PORT,
      backOffice: env.BACK_OFFICE_PORT,
      cameras: env.DEMO_CAMERAS_PORT,
      postgres: env.POSTGRES_PORT,
    },
    dataDir,
    databaseUrl: env.DATABASE_URL,
  }
}

/**
 * What the system gives, without any variable of ours: nobody's `.env` decides a test. Nothing
 * reports to anybody.
 */
export function systemVariables(): Variables {
  const ours = new Set(Object.keys(startEnv.shape))
  const entries = Object.entries(present(process.env)).filter(([name]) => !ours.has(name))
  return { ...Object.fromEntries(entries), NEXT_TELEMETRY_DISABLED: '1' }
}

/** What a process of the product may see: the system's variables and those of its own schema. */
export function variablesFor(
  schema: { shape: Readonly<Record<string, unknown>> },
  variables: Variables,
): Environment {
  const own = Object.entries(variables).filter(([name]) => name in schema.shape)
  return {
    // glibc keeps what pictures took in an arena for each thread: two take a third of the memory.
    MALLOC_ARENA_MAX: '2',
    ...systemVariables(),
    ...Object.fromEntries(own),
    TZ: 'UTC',
    NODE_ENV: 'production',
  }
}

function present(source: Readonly<Record<string, string | undefined>>): Variables {
  const known: Variables = {}
  for (const [name, value] of Object.entries(source)) if (value) known[name] = value
  return known
}
