import { abortableSleep } from '../lib/index.ts'
import { Lease } from './lease.server.ts'
import { SnapshotKeeper } from './snapshot-keeper.server.ts'
import { TouchedTags } from './touched-tags.server.ts'
import { readWarmState } from './warm-state.server.ts'
import type { WarmUpOptions } from './warm-up-options.server.ts'

/**
 * Keeps the snapshot full and current, also with pages nobody has visited (F04), by one process for
 * all that share its folder: what a change touched is read again, slowly (decision 0047).
 */
export async function keepWarm(options: WarmUpOptions, signal: AbortSignal): Promise<void> {
  const { ledger, snapshot, report, seen, times } = options
  const { folder } = snapshot
  const touched = new TouchedTags(ledger, signal)
  /** What whoever holds the lease has seen to is nothing to take over. */
  const onHeld = async () => {
    const state = await readWarmState(folder)
    if (state?.isWhole && state.id >= (seen() ?? Number.POSITIVE_INFINITY)) touched.forget()
  }
  const lease = new Lease({ folder, report, times: times.lease, onHeld })
  while (!signal.aborted) {
    const holding = await lease.take(signal)
    try {
      await new SnapshotKeeper(options, touched).keep(holding)
    } catch (error) {
      report('the warm-up begins anew', { error })
      touched.all()
      await abortableSleep(times.retry, holding)
    }
  }
}
