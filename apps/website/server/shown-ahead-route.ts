import { aufrufPfad } from '@kurstadt/contract/besuche-paths'
import { callRefusal } from './call-refusal.ts'
import type { Route } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { SentPages } from './sent-pages.ts'

type Options = { visits: SentPages | null; security: SecurityHeaders }

/** Where a page says that somebody looks at it now: whatever is true of it, the answer is the same. */
export function shownAheadRoute({ security, visits }: Options): Route {
  return {
    name: 'page shown that was fetched ahead',
    methods: ['POST'],
    pattern: aufrufPfad,
    answer: ({ head, request }) => {
      if (head.fetchSite === 'same-origin') visits?.countAhead({ head, request })
      const headers = { ...security.plain, 'Cache-Control': 'no-store' }
      return { status: 204, headers, body: '' }
    },
    refuse: () => callRefusal(405, security),
  }
}
