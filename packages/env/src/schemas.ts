import { z } from 'zod'
import { cartVariables, wholeCart } from './cart-schemas.ts'
import { loginVariables, oidcIssuer, wholeDirectory } from './login-schemas.ts'
import { matomoVariables, wholeMatomo } from './matomo-schemas.ts'
import { hosts, hostsWithPorts, names } from './names.ts'
import { parkingVariables, wholeParking } from './parking-schemas.ts'
import { safeSentry, sentryVariables } from './sentry-schemas.ts'

const wrongProxy = 'addresses or networks such as 10.0.0.5 or 172.18.0.0/16, or none'
const port = z.coerce.number().int().min(1).max(65535)
const megabytes = z.coerce.number().int().min(1).max(65_536)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
/** Addresses and networks (CIDR) of reverse proxies; `none` stands for none at all. */
const proxies = names.pipe(
  z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.literal('none')], wrongProxy)),
)
const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')

/** Where uploaded media lie; the CMS writes there, the website reads. */
const media = {
  /** Folder, as long as no S3-compatible store is named. */
  MEDIA_DIR: z.string().min(1).default('.data/media'),
  /** Address of an S3-compatible store without bucket; media lie in the folder media/ there. */
  MEDIA_S3_ENDPOINT: httpUrl.optional(),
  MEDIA_S3_BUCKET: z.string().min(1).default('kurstadt'),
  MEDIA_S3_REGION: z.string().min(1).default('eu-central-1'),
  MEDIA_S3_KEY: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
}

/** Environment of the store of media. */
export type MediaEnv = z.infer<z.ZodObject<typeof media>>

/** Half an S3 store would silently be a folder: it takes address, key and secret, or none of them. */
function wholeStore(env: MediaEnv, context: z.RefinementCtx): void {
  const parts = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'] as const
  const missing = parts.filter((part) => env[part] === undefined)
  if (missing.length === parts.length) return
  for (const part of missing)
    context.addIssue({ code: 'custom', path: [part], message: 'belongs to an S3 store too' })
}

/** Over the internet an alarm goes encrypted. */
function publicWebhook(
  env: { ALARM_WEBHOOK_URL?: string | undefined; ALARM_WEBHOOK_PRIVATE: boolean },
  context: z.RefinementCtx,
): void {
  if (env.ALARM_WEBHOOK_PRIVATE || !env.ALARM_WEBHOOK_URL?.startsWith('http:')) return
  const message = 'has to be https unless ALARM_WEBHOOK_PRIVATE is true'
  context.addIssue({ code: 'custom', path: ['ALARM_WEBHOOK_URL'], message })
}

/** What every process reads. */
const shared = {
  LOG_LEVEL: logLevel,
  /** What runs, as reports of errors name it: a release, or the short hash of a commit. */
  BUILD_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,60}$/)
    .default('0.1.0'),
  /** Address that measurements are served at (`*_METRICS_PORT`): never one that visitors reach (T81). */
  METRICS_BIND: z.string().min(1).default('127.0.0.1'),
  ...media,
  /** Seconds after which a login to intranet or council ends unused; cookies end with it (T08). */
  SESSION_LIFETIME: z.coerce.number().int().min(60).max(86_400).default(3_600),
  OIDC_ISSUER: oidcIssuer,
  /** Hosts whose players (films, webcams) may be embedded after a click; others are links. */
  EMBED_HOSTS: hostsWithPorts.default([
    'www.youtube-nocookie.com',
    'videos.bad-silberbronn.example',
    'webcam.bad-silberbronn.example',
  ]),
}

/** Environment of the website (server and its workers). */
export const websiteEnv = z
  .object({
    ...shared,
    WEBSITE_PORT: port.default(3000),
    WEBSITE_BIND: z.string().min(1).default('127.0.0.1'),
    /** Port on which its measurements are read; without one nothing is measured. */
    WEBSITE_METRICS_PORT: port.optional(),
    /** Public address: canonical links, sitemap and redirects are built from it, never from a header. */
    WEBSITE_URL: httpUrl.default('http://localhost:3000'),
    /** Host names that are answered; any other gets 421. The one of WEBSITE_URL is always among them. */
    WEBSITE_HOSTS: hosts.default(['localhost', '127.0.0.1']),
    /** Reverse proxies whose word about the sender (`X-Forwarded-For`) is believed (T73). */
    WEBSITE_TRUSTED_PROXIES: proxies.default(['127.0.0.0/8', '::1']),
    /** Points for what is not stored that one sender's budget gets each second (decision 0050). */
    WEBSITE_READ_POINTS: z.coerce.number().int().min(1).max(1_000_000).default(30),
    WEBSITE_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
    /** Gallery of all templates at /_gallery. */
    WEBSITE_GALLERY: z.stringbool().default(false),
    /** Off: browsers that have the service worker get one that removes itself. */
    WEBSITE_SERVICE_WORKER: z.stringbool().default(true),
    /** Where weaknesses are reported: an e-mail address, or a page (`security.txt`). */
    SECURITY_CONTACT: z
      .union([z.email().transform((email) => `mailto:${email}`), z.url({ protocol: /^https$/ })])
      .optional(),
    /** Sums of visits without cookies and without anything about visitors (decision 0110). */
    WEBSITE_COUNTS_VISITS: z.stringbool().default(true),
    CONTENT_API_URL: httpUrl.default('http://127.0.0.1:3001'),
    ...cartVariables,
    ...matomoVariables,
    /** The back office shows previews in a frame; no other site may. */
    BACK_OFFICE_URL: httpUrl.default('http://localhost:3002'),
    SNAPSHOT_DIR: z.string().min(1).default('.data/snapshot'),
    /** Folder of the town's own map; without one lists have no map (docs/operations.md). */
    MAP_DIR: z.string().min(1).optional(),
    PAGE_CACHE_MB: megabytes.default(64),
    CONTENT_CACHE_MB: megabytes.default(64),
  })
  .superRefine(wholeStore)
  .superRefine(wholeCart)
  .superRefine(wholeMatomo)

/** Environment of the content API and of the commands that work on the database. */
export const apiEnv = z
  .object({
    ...shared,
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** Files of council and intranet: apart from the media, so that the website never sees them. */
    DOCUMENT_DIR: z.string().min(1).default('.data/dokumente'),
    /** What came with requests: apart from the media, too. */
    ATTACHMENT_DIR: z.string().min(1).default('.data/anlagen'),
    PAYLOAD_SECRET: z.string().min(32, 'at least 32 characters; `openssl rand -hex 32` makes one'),
    ...loginVariables,
    CONTENT_API_PORT: port.default(3001),
    CONTENT_API_BIND: z.string().min(1).default('127.0.0.1'),
    CONTENT_API_METRICS_PORT: port.optional(),
    BACK_OFFICE_URL: httpUrl.default('http://localhost:3002'),
    /** Public address of the website: previews are shown there. */
    WEBSITE_URL: httpUrl.default('http://localhost:3000'),
    /** Key of the provider of online payments; without one nobody is offered to pay online. */
    MOLLIE_API_KEY: z
      .string()
      .regex(/^(test|live)_\w{20,100}$/, 'starts with test_ or live_')
      .optional(),
    /** Its address; another one is for tests. */
    MOLLIE_API_URL: httpUrl.default('https://api.mollie.com/v2'),
    /** Hosts that the job worker may fetch pictures of webcams from; no other is asked. */
    WEBCAM_HOSTS: hosts.default([]),
    /** Lets them be http, or in a private network. */
    WEBCAM_PRIVATE: z.stringbool().default(false),
    /** Further push services that browsers may name; those of the known browsers always are. */
    PUSH_HOSTS: hosts.default([]),
    /** Lets them be http, or in a private network. */
    PUSH_PRIVATE: z.stringbool().default(false),
    /** Port of this machine at which the demo town's cameras answer; without it they give no pictures. */
    DEMO_CAMERAS_PORT: port.optional(),
  })
  .superRefine(wholeStore)
  .superRefine(wholeDirectory)

/** Environment of the editors' back office. */
export const adminEnv = z
  .object({
    ...apiEnv.shape,
    BACK_OFFICE_PORT: port.default(3002),
    BACK_OFFICE_BIND: z.string().min(1).default('127.0.0.1'),
    BACK_OFFICE_METRICS_PORT: port.optional(),
    /** Reverse proxies whose word about the sender (`X-Forwarded-For`) is believed (T73). */
    BACK_OFFICE_TRUSTED_PROXIES: proxies.default(['127.0.0.0/8', '::1']),
  })
  .superRefine(wholeStore)

/** Environment of the job worker: scheduled publishing, mails, clearing up. */
export const workerEnv = apiEnv
  .extend({
    /** Mail server; without one, mails wait in the outbox and the back office says so. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.email().default('website@kurstadt.example'),
    JOB_WORKER_METRICS_PORT: port.optional(),
    ...parkingVariables,
    /** Is told by a POST with numbers when no mail has gone out for an hour. */
    ALARM_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Lets that address be http or in a private network. */
    ALARM_WEBHOOK_PRIVATE: z.stringbool().default(false),
    ...sentryVariables,
  })
  .superRefine(publicWebhook)
  .superRefine(safeSentry)
  .superRefine(wholeParking)

/**
 * What an import is given for the source's protected areas. Tokens are good for an hour, so no file
 * keeps them, and no log names them.
 */
export const importEnv = z.object({
  IMPORT_RAT_TOKEN: z.string().min(1).optional(),
  IMPORT_INTRANET_TOKEN: z.string().min(1).optional(),
})

/** Environment of the demo town's cameras. */
export const camerasEnv = z.object({ DEMO_CAMERAS_PORT: port.default(3003) })

/** What `npm start` itself reads; it fills in the database and the secret when they are not given. */
export const startEnv = z.object({
  ...websiteEnv.shape,
  ...adminEnv.shape,
  ...workerEnv.shape,
  ...camerasEnv.shape,
  DATABASE_URL: adminEnv.shape.DATABASE_URL.optional(),
  PAYLOAD_SECRET: adminEnv.shape.PAYLOAD_SECRET.optional(),
  /** Where the embedded PostgreSQL, media and snapshots live. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Port of the embedded PostgreSQL. */
  POSTGRES_PORT: port.default(5433),
})
