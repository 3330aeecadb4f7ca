import type { Vorlage } from '@kurstadt/contract'
import type { FoundConsultation } from './found.ts'

type Purpose = Vorlage['beratungsfolge'][number]['zweck']

/** A step that somebody has planned; `gremium` is the committee's id. */
export type Planned = { gremium: string; zweck: Purpose }

/** A step of a paper's way; without `found` it is on no agenda yet. */
export type WayStep = {
  gremium: string | null
  zweck: Purpose
  found: FoundConsultation | null
}

/** Puts a meeting that nobody had planned behind the last step that lies before it. */
function insert(steps: readonly WayStep[], extra: FoundConsultation): WayStep[] {
  const after = steps.findLastIndex(({ found }) => found !== null && found.beginn <= extra.beginn)
  const step = { gremium: extra.gremium, zweck: null, found: extra }
  return [...steps.slice(0, after + 1), step, ...steps.slice(after + 1)]
}

/**
 * The way of a paper: the planned steps in their order, each with the first meeting of its committee
 * that is not taken by an earlier one; meetings that nobody had planned stand where they were held.
 */
export function wayOf(
  planned: readonly Planned[],
  meetings: readonly FoundConsultation[],
): WayStep[] {
  const left = [...meetings]
  const steps = planned.map(({ gremium, zweck }): WayStep => {
    const at = left.findIndex((meeting) => meeting.gremium === gremium && !meeting.abgesagt)
    const [found = null] = at < 0 ? [] : left.splice(at, 1)
    return { gremium, zweck, found }
  })
  return left.reduce<WayStep[]>(insert, steps)
}
