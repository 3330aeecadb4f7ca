import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const megabytes = z.coerce.number().int().min(1).max(65_536)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const names = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
)
const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')

/** What every process reads. */
const shared = {
  LOG_LEVEL: logLevel,
  /** Uploaded media; the CMS writes here, the website reads. */
  MEDIA_DIR: z.string().min(1).default('.data/media'),
}

/** Environment of the website (server and its workers). */
export const websiteEnv = z.object({
  ...shared,
  WEBSITE_PORT: port.default(3000),
  WEBSITE_BIND: z.string().min(1).default('127.0.0.1'),
  /** Public address: canonical links, sitemap and redirects are built from it, never from a header. */
  WEBSITE_URL: httpUrl.default('http://localhost:3000'),
  /** Host names that are answered; any other gets 421. The one of WEBSITE_URL is always among them. */
  WEBSITE_HOSTS: names.default(['localhost', '127.0.0.1']),
  WEBSITE_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
  /** Gallery of all templates at /_gallery. */
  WEBSITE_GALLERY: z.stringbool().default(false),
  /** Off: browsers that have the service worker get one that removes itself. */
  WEBSITE_SERVICE_WORKER: z.stringbool().default(true),
  CONTENT_API_URL: httpUrl.default('http://127.0.0.1:3001'),
  SNAPSHOT_DIR: z.string().min(1).default('.data/snapshot'),
  PAGE_CACHE_MB: megabytes.default(64),
  CONTENT_CACHE_MB: megabytes.default(64),
})

/** Environment of the content API and of the commands that work on the database. */
export const apiEnv = z.object({
  ...shared,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PAYLOAD_SECRET: z.string().min(32, 'at least 32 characters; `openssl rand -hex 32` makes one'),
  CONTENT_API_PORT: port.default(3001),
  CONTENT_API_BIND: z.string().min(1).default('127.0.0.1'),
  BACK_OFFICE_URL: httpUrl.default('http://localhost:3002'),
})

/** Environment of the editors' back office. */
export const adminEnv = apiEnv.extend({
  BACK_OFFICE_PORT: port.default(3002),
  BACK_OFFICE_BIND: z.string().min(1).default('127.0.0.1'),
})

/** What `npm start` itself reads; it fills in the database and the secret when they are not given. */
export const startEnv = z.object({
  ...websiteEnv.shape,
  ...adminEnv.shape,
  DATABASE_URL: adminEnv.shape.DATABASE_URL.optional(),
  PAYLOAD_SECRET: adminEnv.shape.PAYLOAD_SECRET.optional(),
  /** Where the embedded PostgreSQL, media and snapshots live. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Port of the embedded PostgreSQL. */
  POSTGRES_PORT: port.default(5433),
})
