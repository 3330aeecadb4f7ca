import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { de } from '@payloadcms/translations/languages/de'
import { buildConfig } from 'payload'
import { collections } from './collections/index.ts'
import { env } from './env.ts'
import { editor } from './fields/index.ts'
import { globals } from './globals/index.ts'
import { maxFileBytes } from './media/index.ts'

const here = import.meta.dirname

/** The CMS put together; every part has its own folder. */
export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.BACK_OFFICE_URL,
  csrf: [env.BACK_OFFICE_URL],
  cors: [env.BACK_OFFICE_URL],
  telemetry: false,
  graphQL: { disable: true },
  maxDepth: 3,
  defaultDepth: 1,
  i18n: { supportedLanguages: { de }, fallbackLanguage: 'de' },
  localization: {
    locales: [
      { code: 'de', label: 'Deutsch' },
      { code: 'en', label: 'Englisch' },
    ],
    defaultLocale: 'de',
    fallback: false,
  },
  db: postgresAdapter({
    pool: { connectionString: env.DATABASE_URL },
    idType: 'uuid',
    push: false,
    blocksAsJSON: true,
    migrationDir: path.join(here, 'migrations'),
  }),
  editor,
  collections,
  globals,
  upload: { limits: { fileSize: maxFileBytes }, abortOnLimit: true },
  typescript: { outputFile: path.join(here, 'payload-types.ts') },
  admin: {
    user: 'benutzer',
    dateFormat: 'dd.MM.yyyy HH:mm',
    meta: { titleSuffix: ' – Redaktion', robots: 'noindex, nofollow' },
    avatar: 'default',
    importMap: { baseDir: here },
    suppressHydrationWarning: true,
  },
})
