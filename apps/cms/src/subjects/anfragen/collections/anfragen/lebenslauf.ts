import { z } from 'zod'
import { daysLater, noon } from '../../../../platform/time/days.ts'

/** Days after which a request is deleted unless the settings or somebody say otherwise (T67). */
export const usualDays = 180

/** One step of a request: when, who, what; `wer` is null for what the product did. */
const schritt = z.object({ am: z.iso.datetime(), wer: z.string().nullable(), was: z.string() })
const verlauf = z.array(schritt).catch([])

/** What a save says of a request, as far as its history is concerned. */
const stand = z.object({
  status: z.string().nullish(),
  bearbeiter: z.unknown().optional(),
  nachrichten: z.array(z.unknown()).nullish().catch(null),
  verlauf,
})

/** Names of the states as people read them. */
export const statusLabels: Readonly<Record<string, string>> = {
  neu: 'neu',
  in_arbeit: 'in Arbeit',
  erledigt: 'erledigt',
}

/** The day on which what came in is deleted: `2026-11-21T…` → after 180 days noon of 20.05.2027. */
export function deletionDay(received: string, days: number): string {
  return noon(daysLater(received.slice(0, 10), days))
}

function idOf(relation: unknown): unknown {
  return typeof relation === 'object' && relation !== null && 'id' in relation
    ? relation.id
    : (relation ?? null)
}

/** How many answers the office has given. */
const answersOf = ({ nachrichten }: z.infer<typeof stand>) => nachrichten?.length ?? 0

/** The history after a save: what was changed is added, nothing is ever taken away. */
export function historyAfter(
  before: unknown,
  after: unknown,
  { now, who }: { now: Date; who: string | null },
): z.infer<typeof verlauf> {
  const old = before === undefined ? null : stand.parse(before)
  const fresh = stand.parse(after)
  const step = (was: string) => ({ am: now.toISOString(), wer: who, was })
  if (old === null) return [step('eingegangen')]
  const hasNewStatus = fresh.status !== undefined && fresh.status !== old.status
  const hasNewPerson =
    fresh.bearbeiter !== undefined && idOf(fresh.bearbeiter) !== idOf(old.bearbeiter)
  return [
    ...old.verlauf,
    ...(hasNewStatus ? [step(`Status: ${statusLabels[fresh.status ?? ''] ?? 'ohne'}`)] : []),
    ...(answersOf(fresh) > answersOf(old) ? [step('geantwortet')] : []),
    ...(hasNewPerson ? [step(idOf(fresh.bearbeiter) === null ? 'abgegeben' : 'zugewiesen')] : []),
  ]
}
