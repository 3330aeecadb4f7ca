import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { de } from '@payloadcms/translations/languages/de'
import { buildConfig } from 'payload'
import { germanWords } from './admin/german-words.ts'
import { openInUsualOrder } from './admin/usual-order.ts'
import { closeInternalCollections } from './editing/access/index.ts'
import { faultInGerman, lockedInGerman } from './editing/changes/index.ts'
import { editor } from './editing/fields/index.ts'
import { customPersonalData } from './editing/personal-data/index.ts'
import { withPreview } from './editing/preview/index.ts'
import { env } from './env.ts'
import {
  handleLostConnectionsOf,
  officePool,
  officeTimeout,
  setIdleTimeout,
  withCertainCommits,
} from './platform/database/index.ts'
import { log } from './platform/log/log.ts'
import { noMail } from './platform/mail/no-mail.ts'
import { fileTooLarge, maxFileBytes, startSweeping } from './platform/media/index.ts'
import { indexWordsOfRequests } from './subjects/anfragen/index.ts'
import { customKeptTimes } from './subjects/datenschutz/index.ts'
import { errorEndpoints } from './subjects/fehler/index.ts'
import { calls, collections, globals, keptTimes, personalData } from './subjects/index.ts'
import { personalDataEndpoints } from './subjects/personendaten/index.ts'
import { customCalls } from './wire/call/calls-of.ts'

/** Folder of this file for the commands; inside Next's bundle there is none and none is needed. */
const here: string = import.meta.dirname ?? process.cwd()

const built = buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.BACK_OFFICE_URL,
  csrf: [env.BACK_OFFICE_URL],
  cors: [env.BACK_OFFICE_URL],
  telemetry: false,
  custom: {
    [customCalls]: calls,
    [customPersonalData]: personalData,
    [customKeptTimes]: keptTimes,
  },
  endpoints: [...personalDataEndpoints, ...errorEndpoints],
  logger: log,
  email: noMail,
  graphQL: { disable: true },
  maxDepth: 3,
  defaultDepth: 1,
  i18n: {
    supportedLanguages: { de },
    fallbackLanguage: 'de',
    translations: { de: germanWords },
  },
  localization: {
    locales: [
      { code: 'de', label: 'Deutsch' },
      { code: 'en', label: 'Englisch' },
    ],
    defaultLocale: 'de',
    fallback: false,
  },
  db: withCertainCommits(
    postgresAdapter({
      pool: { connectionString: env.DATABASE_URL, ...officePool },
      afterSchemaInit: [indexWordsOfRequests],
      idType: 'uuid',
      push: false,
      blocksAsJSON: true,
      migrationDir: path.join(here, 'migrations'),
    }),
  ),
  editor,
  collections: collections.map((one) => withPreview(one, env.WEBSITE_URL)),
  globals,
  hooks: { afterError: [lockedInGerman, faultInGerman] },
  onInit: (payload) => {
    handleLostConnectionsOf(payload)
    setIdleTimeout(payload.db.pool, { timeout: officeTimeout })
    startSweeping(payload)
  },
  upload: {
    limits: { fileSize: maxFileBytes },
    abortOnLimit: true,
    responseOnLimit: fileTooLarge,
  },
  typescript: { outputFile: path.join(here, 'payload-types.ts') },
  admin: {
    user: 'benutzer',
    // Where the map for choosing a place lies (admin/places).
    custom: { website: env.WEBSITE_URL },
    dateFormat: 'dd.MM.yyyy HH:mm',
    meta: { titleSuffix: ' – Redaktion', robots: 'noindex, nofollow' },
    avatar: 'default',
    importMap: { baseDir: here },
    components: {
      providers: [
        '/admin/browser-errors/error-reports.tsx#ErrorReports',
        '/admin/saving/outage-notice.tsx#OutageNotice',
        '/admin/new-in-german.tsx#NewInGerman',
        '/admin/files/large-files.tsx#LargeFiles',
        '/admin/names/named-controls.tsx#NamedControls',
      ],
      header: ['/admin/password-notice.tsx#PasswordNotice'],
      views: {
        dashboard: { Component: '/admin/dashboard/dashboard.tsx#Dashboard' },
        login: { Component: '/admin/login/login-view.tsx#LoginView' },
        personendaten: {
          path: '/personendaten',
          Component: '/subjects/personendaten/admin/personal-data-view.tsx#PersonalDataView',
          meta: { title: 'Daten einer Person' },
        },
        besuche: {
          path: '/besuche',
          Component: '/subjects/besuche/admin/visits-view.tsx#VisitsView',
          meta: { title: 'Besuche der Website' },
        },
        einlesen: {
          path: '/veranstaltungen-einlesen',
          Component: '/subjects/veranstaltungen/admin/import-view.tsx#ImportView',
          meta: { title: 'Veranstaltungen einlesen' },
        },
        abfuhrtermine: {
          path: '/abfuhrtermine-einlesen',
          Component: '/subjects/stadt/admin/import-view.tsx#ImportView',
          meta: { title: 'Abfuhrtermine einlesen' },
        },
        luecken: {
          path: '/abfuhr-luecken',
          Component: '/subjects/stadt/admin/gaps-view.tsx#GapsView',
          meta: { title: 'Lücken im Abfallkalender' },
        },
        packliste: {
          path: '/packliste',
          Component: '/subjects/shop/admin/packing-list.tsx#PackingList',
          meta: { title: 'Packliste' },
        },
        einlass: {
          path: '/einlass',
          Component: '/subjects/shop/admin/door.tsx#Door',
          meta: { title: 'Einlass' },
        },
        absagen: {
          path: '/abgesagte-karten',
          Component: '/subjects/shop/admin/cancelled-tickets.tsx#CancelledTickets',
          meta: { title: 'Karten abgesagter Veranstaltungen' },
        },
      },
      graphics: { Icon: '/admin/graphics.tsx#Icon', Logo: '/admin/graphics.tsx#Logo' },
    },
    suppressHydrationWarning: true,
  },
})

/** The CMS put together; every part has its own folder. */
export default built.then(closeInternalCollections).then(openInUsualOrder)
