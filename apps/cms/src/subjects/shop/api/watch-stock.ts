import type { Payload } from 'payload'
import { z } from 'zod'
import { appendChange, awaitTurn } from '../../../editing/changes/index.ts'
import { executorOf, oneTransaction, select, sql } from '../../../platform/database/index.ts'
import { through } from '../../../wire/lanes/index.ts'
import { bestandTag } from '../lager/index.ts'

/**
 * Milliseconds between two looks. What visitors read of the stock is at most five seconds old: this,
 * the way of a change to the website, and one rendering.
 */
export const stockPause = 2_000

const text = `
  select coalesce(md5(string_agg(
    nummer::text || ' ' || menge_aktuell::text || ' ' || coalesce(menge_limit::text, ''),
    ',' order by nummer)), '') as stand
  from shop_artikel where aktiv and _status = 'published'`

const row = z.object({ stand: z.string() })

/** What is left of everything, as one word that differs when any of it does. */
async function readStock(payload: Payload): Promise<string> {
  const [found] = await select(payload, { name: 'shop-bestand', text, row })
  return found?.stand ?? ''
}

/** Tells the website's nodes that what is left of something has changed. */
async function announce(payload: Payload): Promise<void> {
  await oneTransaction(payload, async (req) => {
    const database = await executorOf(req)
    // The API reads; only here it says that it is going to write.
    await database.execute(sql`set transaction read write`)
    await awaitTurn(req)
    await appendChange(req, [bestandTag])
  })
}

/**
 * Looks every two seconds whether the stock has changed, and says so once however much was sold:
 * a hundred orders a second would end every page of the shop a hundred times. The first look always
 * does: an API that was killed may have sold something without saying so. Returns how to stop.
 */
export function watchStock(
  payload: Payload,
  report: (kind: string, error: unknown) => void,
  pause = stockPause,
): () => void {
  let known: string | null = null
  let isLooking = false
  async function look(): Promise<void> {
    const now = await readStock(payload)
    if (now !== known) await announce(payload)
    known = now
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    through('background', look)
      .catch((error: unknown) => report('the stock of the shop cannot be watched', error))
      .finally(() => {
        isLooking = false
      })
  }, pause)
  return () => clearInterval(timer)
}
