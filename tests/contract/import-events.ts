import type { Payload } from 'payload'
import { addEvent, addHall, series } from './event-town.ts'
import { english, numberOf } from './writing.ts'

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** A weekday so many weeks from now: 1 is Monday. */
function weekday(day: number, weeks: number): string {
  const date = new Date()
  date.setUTCDate(date.getUTCDate() + 7 * weeks + day - (date.getUTCDay() || 7))
  return isoDay(date)
}

/** The last day of a month, so many months from now. */
function lastOfMonth(months: number): string {
  const now = new Date()
  return isoDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)))
}

async function inEnglish(payload: Payload, id: string, data: object) {
  await payload.update({ collection: 'veranstaltungen', id, ...english, data })
}

async function addHallInBoth(payload: Payload): Promise<string> {
  const hall = await addHall(payload)
  const data = { titel: 'Pump room' }
  await payload.update({ collection: 'brancheneintraege', id: hall.id, ...english, data })
  return hall.id
}

async function addWeekly(payload: Payload, hall: string) {
  const changes = [
    { id: 'c1', datum: weekday(7, 3), stand: 'abgesagt', grund: 'Die Dirigentin ist krank.' },
    { id: 'c2', datum: weekday(4, 4), stand: 'verlegt', veranstaltungsort: 'Bürgerhaus' },
    { id: 'c3', datum: weekday(7, 4), stand: 'verschoben', neues_datum: weekday(1, 5) },
    { id: 'c4', datum: weekday(4, 5), stand: 'geplant', timeFrom: '20:00', timeTo: '21:30' },
  ]
  const concert = await addEvent(payload, 'Kurkonzert', weekday(4, 1), {
    timeFrom: '15:30',
    timeTo: '17:00',
    brancheneintrag_veranstaltungsort: hall,
    serie: series({
      rhythmus: 'woechentlich',
      wochentage: ['DONNERSTAG', 'SONNTAG'],
      bis: weekday(7, 8),
      ausnahmen: [
        { id: 'a1', datum: weekday(4, 1), grund: 'Stadtlauf' },
        { id: 'a2', datum: weekday(7, 2) },
      ],
      zusatztermine: [{ datum: weekday(3, 2), timeFrom: '19:00' }],
      aenderungen: changes,
    }),
  })
  const [serie] = concert.serie ?? []
  await inEnglish(payload, concert.id, {
    titel: 'Spa concert',
    serie: [
      {
        ...serie,
        ausnahmen: serie?.ausnahmen?.map((row, at) => ({ ...row, grund: at ? null : 'City run' })),
        aenderungen: serie?.aenderungen?.map((row, at) => ({
          ...row,
          grund: at ? null : 'The conductor is ill.',
        })),
      },
    ],
  })
  return numberOf(concert)
}

async function addMoved(payload: Payload, hall: string) {
  const moved = { status: 'verlegt', neuer_ort: { veranstaltungsort: 'Stadthalle' } }
  const fromHall = await addEvent(payload, 'Lesung', weekday(2, 3), {
    ...moved,
    brancheneintrag_veranstaltungsort: hall,
  })
  await inEnglish(payload, fromHall.id, { titel: 'Reading' })
  const fromWords = await addEvent(payload, 'Vortrag', weekday(2, 4), {
    ...moved,
    veranstaltungsort: 'Wandelhalle',
  })
  await inEnglish(payload, fromWords.id, { titel: 'Talk' })
  const neuer_termin = { datum_von: weekday(6, 6), timeFrom: '20:00', timeTo: '23:00' }
  const postponed = await addEvent(payload, 'Lichterfest', weekday(6, 3), {
    timeFrom: '18:00',
    timeTo: '22:00',
    status: 'verschoben',
    statusgrund: 'Baumpflege',
    neuer_termin,
  })
  return [fromHall, fromWords, postponed].map(numberOf)
}

/** Events with every way in which a day may deviate from a rule, around the day of the test. */
export async function addSeries(payload: Payload): Promise<number[]> {
  const hall = await addHallInBoth(payload)
  const weekly = await addWeekly(payload, hall)
  const rules = [
    { rhythmus: 'taeglich', abstand: 3, anzahl: 9, weitereZeiten: [{ timeFrom: '20:00' }] },
    { rhythmus: 'monatlich_tag', anzahl: 4 },
    { rhythmus: 'monatlich_wochentag', abstand: 2, bis: lastOfMonth(10) },
    { rhythmus: 'jaehrlich', anzahl: 3 },
    { rhythmus: 'einzeln', zusatztermine: [{ datum: weekday(5, 9) }, { datum: weekday(3, 12) }] },
  ]
  const made: number[] = []
  for (const rule of rules) {
    const serie = series(rule)
    const rest = { timeFrom: '10:00', timeTo: '11:00', serie }
    made.push(numberOf(await addEvent(payload, `Führung ${rule.rhythmus}`, weekday(6, 2), rest)))
  }
  const monthly = series({ rhythmus: 'monatlich_letzter_wochentag', anzahl: 5 })
  const dance = await addEvent(payload, 'Tanztee', lastOfMonth(1), {
    serie: monthly,
    status: 'ausverkauft',
    statusgrund: 'Alle Plätze sind vergeben.',
  })
  return [weekly, ...made, numberOf(dance), ...(await addMoved(payload, hall))]
}
