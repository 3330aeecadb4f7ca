import {
  type Ausnahme,
  type Fahrplan,
  type Fahrt,
  fahrtage,
  type Sprache,
} from '@kurstadt/contract'
import type { Teil } from '../druck/index.ts'
import { daysText, euroText, langs, words } from './words.ts'

const weekdays = fahrtage.filter((day) => day !== 'FEIERTAG')

/** Days in a row as «Montag bis Freitag», others one by one; a week is every day. */
export function weekdaysText(tage: readonly Fahrt['tage'][number][], sprache: Sprache): string {
  const { bis, feiertage, tage: names, taeglich } = words[sprache]
  if (weekdays.every((day) => tage.includes(day))) return taeglich
  const runs: string[][] = [[]]
  for (const [index, day] of weekdays.entries())
    if (tage.includes(day)) runs.at(-1)?.push(names[index] ?? '')
    else runs.push([])
  const spans = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    return run.length > 2 && first && last ? [bis(first, last)] : run
  })
  const all = [...spans, ...(tage.includes('FEIERTAG') ? [feiertage] : [])]
  return new Intl.ListFormat(langs[sprache], { type: 'conjunction' }).format(all)
}

function runTimes(
  { beginn, ende, takt }: Pick<Fahrt, 'beginn' | 'ende' | 'takt'>,
  sprache: Sprache,
) {
  const { spanne, takt: every, zeit } = words[sprache]
  return ende === null || takt === null ? zeit(beginn) : `${spanne(beginn, ende)}, ${every(takt)}`
}

function runName({ tage, richtung }: Fahrt, sprache: Sprache): string {
  const days = weekdaysText(tage, sprache)
  return richtung === 'beide' ? days : `${days}, ${words[sprache].richtung[richtung]}`
}

function exceptionTimes({ art, beginn, ende, takt }: Ausnahme, sprache: Sprache): string[] {
  const { abZeit, bisZeit, spanne } = words[sprache]
  if (art === 'zusatz') return beginn === null ? [] : [runTimes({ beginn, ende, takt }, sprache)]
  if (beginn && ende) return [spanne(beginn, ende)]
  if (beginn) return [abZeit(beginn)]
  return ende ? [bisZeit(ende)] : []
}

function exceptionRow(one: Ausnahme, sprache: Sprache): readonly [string, string] {
  const what = [words[sprache].art[one.art], ...exceptionTimes(one, sprache)].join(', ')
  return [daysText(one.von, one.bis, sprache), one.grund === null ? what : `${what} (${one.grund})`]
}

function seasonText({ gueltig_bis, gueltig_von }: Fahrplan, sprache: Sprache): string {
  return gueltig_bis === null
    ? words[sprache].ganzjaehrig(daysText(gueltig_von, gueltig_von, sprache))
    : daysText(gueltig_von, gueltig_bis, sprache)
}

function timetablePart(plan: Fahrplan, sprache: Sprache): Teil {
  const { hinweis, titel } = plan
  return {
    titel: `${titel}: ${seasonText(plan, sprache)}`,
    zeilen: plan.fahrten.map((run) => [runName(run, sprache), runTimes(run, sprache)] as const),
    absaetze: hinweis === null ? [] : hinweis.split(/\n+/),
    lang: langs[plan.sprache],
  }
}

const hasFaresOf =
  ({ fahrpreise: a }: Fahrplan) =>
  ({ fahrpreise: b }: Fahrplan) =>
    a.erwachsene === b.erwachsene && a.kinder === b.kinder && a.familie === b.familie

function farePart(titel: string, { fahrpreise }: Fahrplan, sprache: Sprache): Teil {
  const { ab, preis } = words[sprache]
  const text = (amount: number) => euroText(amount, sprache)
  return {
    titel,
    zeilen: [
      [preis.erwachsene, text(fahrpreise.erwachsene)],
      [preis.kinder, text(fahrpreise.kinder)],
      [preis.familie, ab(text(fahrpreise.familie))],
    ],
    absaetze: [],
    lang: langs[sprache],
  }
}

/** The fares once where all timetables have the same; else those of each, and whose they are. */
function fareParts(plans: readonly Fahrplan[], sprache: Sprache): Teil[] {
  const { preise } = words[sprache]
  const different = plans.filter((plan, place) => plans.findIndex(hasFaresOf(plan)) === place)
  // Next year's timetable often has the title of this year's.
  const nameOf = (plan: Fahrplan) =>
    plans.filter(({ titel }) => titel === plan.titel).length === 1
      ? plan.titel
      : `${plan.titel} (${seasonText(plan, sprache)})`
  return different.map((plan) => {
    const whose = plans.filter(hasFaresOf(plan)).map(nameOf).join(', ')
    return farePart(different.length === 1 ? preise : `${preise}: ${whose}`, plan, sprache)
  })
}

/** Parts of the printed timetable: the seasons, the exceptions ahead of them all, the fares. */
export function partsOf(plans: readonly Fahrplan[], sprache: Sprache): Teil[] {
  const lang = langs[sprache]
  if (plans.length === 0) {
    const { keiner, titel } = words[sprache]
    return [{ titel, zeilen: [], absaetze: [keiner], lang }]
  }
  const exceptions = plans
    .flatMap(({ ausnahmen }) => ausnahmen)
    .toSorted((a, b) => a.von.localeCompare(b.von))
  const zeilen = exceptions.map((one) => exceptionRow(one, sprache))
  const otherwise = { titel: words[sprache].ausnahmen, zeilen, absaetze: [], lang }
  return [
    ...plans.map((plan) => timetablePart(plan, sprache)),
    ...(zeilen.length > 0 ? [otherwise] : []),
    ...fareParts(plans, sprache),
  ]
}
