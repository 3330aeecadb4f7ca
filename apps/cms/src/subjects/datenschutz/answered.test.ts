import { dienste, dienstNamen } from '@kurstadt/contract/datenschutz'
import { startEnv } from '@kurstadt/env'
import { expect, test } from 'vitest'

/** Variables by which nothing about anybody leaves the town's own machines, and why. */
const own = {
  'a process of ours, its port, its size, or a folder': [
    'ATTACHMENT_DIR',
    'BACK_OFFICE_BIND',
    'BACK_OFFICE_METRICS_PORT',
    'BACK_OFFICE_PORT',
    'BACK_OFFICE_TRUSTED_PROXIES',
    'BACK_OFFICE_URL',
    'BUILD_VERSION',
    'CONTENT_API_BIND',
    'CONTENT_API_METRICS_PORT',
    'CONTENT_API_PORT',
    'CONTENT_API_URL',
    'CONTENT_CACHE_MB',
    'DATABASE_URL',
    'DATA_DIR',
    'DOCUMENT_DIR',
    'JOB_WORKER_METRICS_PORT',
    'LOG_LEVEL',
    'MAP_DIR',
    'MEDIA_DIR',
    'METRICS_BIND',
    'PAGE_CACHE_MB',
    'POSTGRES_PORT',
    'SNAPSHOT_DIR',
    'WEBSITE_BIND',
    'WEBSITE_COUNTS_VISITS',
    'WEBSITE_GALLERY',
    'WEBSITE_HOSTS',
    'WEBSITE_METRICS_PORT',
    'WEBSITE_PORT',
    'WEBSITE_READ_POINTS',
    'WEBSITE_SERVICE_WORKER',
    'WEBSITE_TRUSTED_PROXIES',
    'WEBSITE_URL',
    'WEBSITE_WORKERS',
  ],
  'how people log in here': [
    'PAYLOAD_SECRET',
    'SECOND_FACTOR_REQUIRED',
    'SESSION_LIFETIME',
    'SESSION_LONGEST',
  ],
  'more of a service that is named by another variable': [
    'CART_PUBLIC_KEY',
    'MAIL_FROM',
    'MATOMO_PRIVATE',
    'MATOMO_SITE',
    'MEDIA_S3_BUCKET',
    'MEDIA_S3_KEY',
    'MEDIA_S3_REGION',
    'MEDIA_S3_SECRET',
    'MOLLIE_API_URL',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_GROUP',
    'OIDC_GROUP_CLAIM',
    'OIDC_SCOPE',
    'OIDC_TRUST_EMAIL',
    'SENTRY_PRIVATE',
  ],
  'our worker asks there for pictures or numbers, and says nothing of anybody': [
    'DEMO_CAMERAS_PORT',
    'PARKING_PRIVATE',
    'PARKING_SITES',
    'PARKING_SOURCE',
    'PARKING_URL',
    'WEBCAM_HOSTS',
    'WEBCAM_PRIVATE',
  ],
  'the visitor’s own browser chooses who it is, and the page itself names them': [
    'PUSH_HOSTS',
    'PUSH_PRIVATE',
  ],
  'numbers of an outage, nothing of what mails say': ['ALARM_WEBHOOK_PRIVATE', 'ALARM_WEBHOOK_URL'],
  'an address to write to, which nothing is sent to': ['SECURITY_CONTACT'],
}

test('every variable is answered for: by a service of the privacy notice, or by why there is none', () => {
  const named = dienstNamen.flatMap((name): string[] => [...dienste[name].von])
  const variables = named.filter((name) => /^[A-Z\d_]+$/.test(name))
  const answered = [...variables, ...Object.values(own).flat()]
  expect(answered.toSorted()).toEqual(Object.keys(startEnv.shape).toSorted())
})
