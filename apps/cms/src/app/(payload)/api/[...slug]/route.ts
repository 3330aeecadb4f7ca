import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { inGermanByDefault } from '../../../../admin/default-locale.ts'

/** Payload's own calls, for its back office alone. */
export const GET = inGermanByDefault(REST_GET(config))
export const POST = inGermanByDefault(REST_POST(config))
export const DELETE = inGermanByDefault(REST_DELETE(config))
export const PATCH = inGermanByDefault(REST_PATCH(config))
export const OPTIONS = REST_OPTIONS(config)
