import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'
import type { Call } from '../../../wire/call/call.ts'
import { readHolidays } from '../../einstellungen/index.ts'
import { type Day, nextService, serviceOn } from '../fahrplan/index.ts'
import { readTimetables } from '../read/read-timetables.ts'
import { ausnahmeOn } from '../read/timetable-of.ts'

/** Days back and ahead for which a timetable is asked for. */
const farthest = 366

function dayOf(asked: string | undefined, heute: string): string {
  if (asked === undefined) return heute
  const isNear = daysLater(heute, -farthest) <= asked && asked <= daysLater(heute, farthest)
  return isNear ? asked : heute
}

function* daysAfter(tag: string, dayAt: (tag: string) => Day) {
  for (let ahead = 1; ahead <= farthest; ahead += 1) yield dayAt(daysLater(tag, ahead))
}

/** What runs on a day: today, or one within a year (spec 9). */
export const abfahrten: Call<'abfahrten'> = async ({ payload, params }) => {
  const { sprache } = params
  const heute = todayInBerlin()
  const tag = dayOf(params.tag, heute)
  const [{ plans, wire, tags }, holidays] = await Promise.all([
    readTimetables(payload, { sprache, heute }),
    readHolidays(payload, { from: tag, to: daysLater(tag, farthest) }, sprache),
  ])
  const dayAt = (one: string): Day => ({ tag: one, feiertag: holidays.get(one) ?? null })
  const service = serviceOn(plans, dayAt(tag))
  const held = wire.find(({ id }) => id === service.plan) ?? wire[0]
  const answer = {
    sprache: held?.sprache ?? sprache,
    heute,
    tag,
    feiertag: holidays.get(tag) ?? null,
    abfahrten: service.abfahrten,
    ruht: service.ruht,
    ausnahmen: service.ausnahmen.map((one) => ausnahmeOn(one, tag)),
    wieder: nextService(plans, daysAfter(tag, dayAt)),
    fahrpreise: held?.fahrpreise ?? null,
    fahrplaene: wire,
  }
  return { answer, tags: [...tags, 'einstellungen'] }
}
