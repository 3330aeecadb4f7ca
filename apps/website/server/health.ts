import type { Reply } from './reply.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Answers of `/healthz` (the process lives) and `/readyz` (it wants requests). */
export function healthReply(isFine: boolean, security: SecurityHeaders): Reply {
  const headers = {
    ...security.plain,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  }
  return { status: isFine ? 200 : 503, headers, body: isFine ? 'ok\n' : 'not ready\n' }
}
