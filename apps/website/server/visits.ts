import type { Logger } from 'pino'
import { VisitCounter } from './count-visits.ts'
import { startDelivery } from './deliver-visits.ts'
import type { PageCache } from './page-cache.ts'
import type { SenderOf } from './sender.ts'
import { SentPages } from './sent-pages.ts'
import type { WebsiteEnv } from './website-env.ts'

type Options = {
  env: Pick<WebsiteEnv, 'CONTENT_API_URL' | 'WEBSITE_COUNTS_VISITS'>
  cache: PageCache
  senderOf: SenderOf
  isAllowedHost: (host: string) => boolean
  log: Logger
  isBusy: () => boolean
}

/** Milliseconds after midnight in which a look may still count for the day before. */
const daysAreKept = 1_000

/** Counts visits and hands them over, where the town wants it; else nothing is looked at. */
export function countVisits({ env, isBusy, log, senderOf, ...rest }: Options) {
  if (!env.WEBSITE_COUNTS_VISITS)
    return { visits: null, stopDelivery: () => Promise.resolve(undefined) }
  const counter = new VisitCounter({ senderOf })
  const visits = new SentPages({ ...rest, counter })
  const take = () => counter.take()
  const takeLost = () => counter.sums.takeLost()
  const apiUrl = env.CONTENT_API_URL
  const stopDelivery = startDelivery({ take, takeLost, apiUrl, log, isBusy })
  const days = setInterval(() => counter.keepDay(), daysAreKept)
  days.unref()
  return {
    visits,
    stopDelivery: () => {
      clearInterval(days)
      return stopDelivery()
    },
  }
}
