import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { inKnownLocale } from '../../../../admin/known-locale.ts'

/** Payload's own calls, for its back office alone. */
export const GET = inKnownLocale(REST_GET(config))
export const POST = inKnownLocale(REST_POST(config))
export const DELETE = inKnownLocale(REST_DELETE(config))
export const PATCH = inKnownLocale(REST_PATCH(config))
export const OPTIONS = REST_OPTIONS(config)
