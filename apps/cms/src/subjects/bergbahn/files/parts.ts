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

function timetablePart(plan: Fahrplan, sprache: Sprache): Teil {
  const { gueltig_bis, gueltig_von, hinweis, titel } = plan
  const holds =
    gueltig_bis === null
      ? words[sprache].ganzjaehrig(daysText(gueltig_von, gueltig_von, sprache))
      : daysText(gueltig_von, gueltig_bis, sprache)
  return {
    titel: `${titel}: ${holds}`,
    zeilen: plan.fahrten.map((run) => [runName(run, sprache), runTimes(run, sprache)] as const),
    absaetze: hinweis === null ? [] : hinweis.split(/\n+/),
    lang: langs[plan.sprache],
  }
}

function farePart({ fahrpreise }: Fahrplan, sprache: Sprache): Teil {
  const { ab, preis, preise } = words[sprache]
  const text = (amount: number) => euroText(amount, sprache)
  return {
    titel: preise,
    zeilen: [
      [preis.erwachsene, text(fahrpreise.erwachsene)],
      [preis.kinder, text(fahrpreise.kinder)],
      [preis.familie, ab(text(fahrpreise.familie))],
    ],
    absaetze: [],
    lang: langs[sprache],
  }
}

/** Parts of the printed timetable: the seasons, the exceptions ahead of them all, the fares. */
export function partsOf(plans: readonly Fahrplan[], sprache: Sprache): Teil[] {
  const [first] = plans
  const lang = langs[sprache]
  if (!first) {
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
    farePart(first, sprache),
  ]
}
