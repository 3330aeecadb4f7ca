import { type Mood, moods } from '../bilder/kit/index.ts'

/** A time on the clocks of the town, `YYYY-MM-DDTHH:mm`. */
export type Ortszeit = string

type Monat = { auf: number; unter: number; tag: Mood }

const monat = (auf: number, unter: number, tag: Mood): Monat => ({ auf, unter, tag })
const { winter, spring, day, autumn } = moods

/** When the sun rises and sets on the clocks of the town, in hours, and how the day looks, by month. */
const monate: Readonly<Record<string, Monat>> = {
  '01': monat(8.2, 16.9, winter),
  '02': monat(7.5, 17.7, winter),
  '03': monat(6.6, 18.5, spring),
  '04': monat(6.5, 20.2, spring),
  '05': monat(5.7, 21, spring),
  '06': monat(5.3, 21.5, day),
  '07': monat(5.6, 21.4, day),
  '08': monat(6.3, 20.6, day),
  '09': monat(7.1, 19.5, autumn),
  '10': monat(7.9, 18.4, autumn),
  '11': monat(7.5, 16.8, autumn),
  '12': monat(8.1, 16.4, winter),
}

/** What an hour of the day looks like from a camera. */
export type Licht = { mood: Mood; istNacht: boolean; istMorgen: boolean }

/** Moods of a day, each until its hour; the night begins and ends it. */
function verlauf({ auf, unter, tag }: Monat): readonly (readonly [bis: number, mood: Mood])[] {
  return [
    [auf - 0.8, moods.night],
    [auf, moods.dusk],
    [auf + 2, moods.morning],
    [unter - 1.6, tag],
    [unter, moods.evening],
    [unter + 0.8, moods.dusk],
  ]
}

/** The light at a time of day and year. */
export function lichtUm(zeit: Ortszeit): Licht {
  const heute = monate[zeit.slice(5, 7)] ?? monat(6, 18, day)
  const um = Number(zeit.slice(11, 13)) + Number(zeit.slice(14)) / 60
  const [, mood = moods.night] = verlauf(heute).find(([bis]) => um < bis) ?? []
  return {
    mood,
    istNacht: um < heute.auf || um > heute.unter,
    istMorgen: um >= heute.auf - 0.8 && um < heute.auf + 2,
  }
}
