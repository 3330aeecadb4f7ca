import type { CheckboxField, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { scheduled } from '../../../veranstaltungen/index.ts'

const relation = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const noEvent =
  'Eine Eintrittskarte braucht eine Veranstaltung. Bitte wählen Sie darüber, zu welcher sie gehört.'
const manyDays =
  'Diese Veranstaltung hat mehrere Termine, und eine Karte gilt für einen. Bitte legen Sie für den Termin, zu dem Sie Karten verkaufen, eine eigene Veranstaltung ohne Wiederholung an.'

const series = scheduled.pick({ serie: true })

/** Whether an event has a rule of days; null for one that there is not. */
async function isSeries(req: PayloadRequest, id: string): Promise<boolean | null> {
  const [row] = await inTransaction(
    req,
    sql`select coalesce(serie, '[]') as serie from veranstaltungen
        where id = ${id} and deleted_at is null`,
  )
  return row === undefined ? null : series.parse(row).serie !== null
}

/** True for what may be a ticket, or in German why it may not. */
async function checkTicket(isTicket: unknown, event: unknown, req: PayloadRequest) {
  if (isTicket !== true) return true
  const { data: id } = z.uuid().safeParse(relation.safeParse(event).data)
  const hasDays = id === undefined ? null : await isSeries(req, id)
  if (hasDays === null) return noEvent
  return hasDays ? manyDays : true
}

/** Says that an article lets one in to its event; it has to have one, on one date. */
export const eintrittskarte: CheckboxField = {
  name: 'eintrittskarte',
  type: 'checkbox',
  label: 'Ist eine Eintrittskarte',
  defaultValue: false,
  admin: {
    description:
      'Wer sie bezahlt hat, bekommt sie als PDF mit einem Code, der am Einlass geprüft wird. Karten kann man nicht widerrufen. Je Bestellung gibt es höchstens 50.',
  },
  validate: (value: unknown, { data, req }: { data: unknown; req: PayloadRequest }) =>
    checkTicket(
      value,
      z.object({ veranstaltung: z.unknown() }).safeParse(data).data?.veranstaltung,
      req,
    ),
}

/** A ticket is for a date: nobody withdraws from it (§ 312g (2) no. 9 BGB). */
export const withoutWithdrawal: CollectionBeforeChangeHook = ({ data }) =>
  data.eintrittskarte === true ? { ...data, widerruf: 'termin' } : data
