import type pg from 'pg'
import { waitFor } from '../contract/content-api.ts'

/** Waits until a pool has heard that all of its connections are gone, so that the next one is new. */
export const untilForgotten = (pool: Pick<pg.Pool, 'totalCount'>): Promise<void> =>
  waitFor(async () => pool.totalCount === 0)
