import { z } from 'zod'
import { dayAt } from '../../../../platform/time/berlin.ts'
import { type Problem, voteFields, votesProblem } from './votes.ts'

const count = z.number().nullish().catch(null)
const item = z.object({ ja: count, nein: count, enthaltung: count, befangen: count })
const relation = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const text = z.string().nullish().catch(null)

/** What minutes are checked by, of a meeting as a form sends it. */
const meeting = z.object({
  beginn: text,
  niederschrift: text,
  genehmigt_am: text,
  tagesordnung: z.array(item).nullish().catch(null),
  teilnahme: z
    .array(
      z.object({
        rat: relation.nullish().catch(null),
        anwesenheit: text,
        vertretung: relation.nullish().catch(null),
      }),
    )
    .nullish()
    .catch(null),
})

type Meeting = z.output<typeof meeting>
type Attendant = NonNullable<Meeting['teilnahme']>[number]

/** Who came for somebody who did not. */
const substituteOf = ({ anwesenheit, vertretung }: Attendant): string | null =>
  anwesenheit === 'anwesend' ? null : (vertretung ?? null)

/**
 * How many took part, with whoever has the chair by office; null where nobody is noted as present:
 * who is excused, and who stands in, is known before the meeting.
 */
function presentIn({ teilnahme }: Meeting, hasChairByOffice: boolean): number | null {
  if (!teilnahme?.some(({ anwesenheit }) => anwesenheit === 'anwesend')) return null
  const members = teilnahme.filter(
    (one) => one.anwesenheit === 'anwesend' || substituteOf(one) !== null,
  ).length
  return members + (hasChairByOffice ? 1 : 0)
}

function voteProblems(asked: Meeting, hasChairByOffice: boolean): Problem[] {
  const present = presentIn(asked, hasChairByOffice)
  return (asked.tagesordnung ?? []).flatMap((one, at) => {
    const message = votesProblem(one, present)
    const field = voteFields.find((name) => typeof one[name] === 'number')
    return message === null ? [] : [{ path: `tagesordnung.${at}.${field ?? 'ja'}`, message }]
  })
}

function attendanceProblems({ teilnahme }: Meeting): Problem[] {
  const seen = new Set<string>()
  return (teilnahme ?? []).flatMap(({ rat }, at) => {
    if (typeof rat !== 'string') return []
    const isTwice = seen.has(rat)
    seen.add(rat)
    return isTwice
      ? [{ path: `teilnahme.${at}.rat`, message: 'Dieses Mitglied steht schon in der Liste.' }]
      : []
  })
}

/** A substitute comes for one member, and has no vote of their own at that meeting. */
function substituteProblems({ teilnahme }: Meeting): Problem[] {
  const members = new Set((teilnahme ?? []).map(({ rat }) => rat))
  const seen = new Set<string>()
  return (teilnahme ?? []).flatMap((one, at) => {
    const substitute = substituteOf(one)
    if (substitute === null) return []
    const message = members.has(substitute)
      ? 'Wer vertritt, kann nicht selbst als Mitglied in der Liste stehen.'
      : seen.has(substitute) && 'Diese Person vertritt schon jemand anderen.'
    seen.add(substitute)
    return message ? [{ path: `teilnahme.${at}.vertretung`, message }] : []
  })
}

function approvalProblem(approved: string | null, beginn: string | null, today: string) {
  if (approved === null)
    return 'Bitte geben Sie den Tag an, an dem das Gremium die Niederschrift genehmigt hat.'
  if (approved > today) return 'Dieser Tag kommt noch.'
  return beginn !== null && approved < dayAt(beginn)
    ? 'An diesem Tag hatte die Sitzung noch nicht stattgefunden.'
    : null
}

function stateProblems({ beginn, genehmigt_am, niederschrift }: Meeting, now: Date): Problem[] {
  if (!niederschrift || niederschrift === 'offen') return []
  const start = beginn && !Number.isNaN(Date.parse(beginn)) ? beginn : null
  if (start !== null && new Date(start) > now)
    return [{ path: 'niederschrift', message: 'Die Sitzung hat noch nicht stattgefunden.' }]
  if (niederschrift === 'entwurf') return []
  const approved = genehmigt_am ? genehmigt_am.slice(0, 10) : null
  const message = approvalProblem(approved, start, dayAt(now))
  return message === null ? [] : [{ path: 'genehmigt_am', message }]
}

/** What is wrong with attendance, votes and approval of a meeting, each at its field. */
export function minutesProblems(
  data: unknown,
  { hasChairByOffice, now }: { hasChairByOffice: boolean; now: Date },
): Problem[] {
  const parsed = meeting.safeParse(data)
  if (!parsed.success) return []
  return [
    ...attendanceProblems(parsed.data),
    ...substituteProblems(parsed.data),
    ...voteProblems(parsed.data, hasChairByOffice),
    ...stateProblems(parsed.data, now),
  ]
}
