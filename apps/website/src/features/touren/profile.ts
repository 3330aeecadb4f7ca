import type { TrackPosition } from '@kurstadt/contract'
import { measured } from './measure-way.ts'

type Sample = { at: number; height: number }

/** A stretch of a way: kilometres from the start, its last height, and metres up and down on it. */
export type Stretch = {
  from: number
  to: number
  end: number
  up: number
  down: number
  /** The steepest hundred metres in percent, up or down. */
  steepest: number
}

/** The heights of a way: points of its curve, what is highest, lowest and steepest, and its stretches. */
export type Profile = {
  /** Kilometres that the tour has. */
  long: number
  curve: readonly Sample[]
  lowest: Sample
  highest: Sample
  steepest: { at: number; percent: number } | null
  stretches: readonly Stretch[]
}

/** Points of the curve: more than a drawing of its size shows is weight alone. */
const points = 160
/** Share of the points that have to have a height. */
const known = 0.9
/** Metres over which a slope is measured: shorter ones are the noise of a watch. */
const window = 100
/** Most rows of the table. */
const rows = 12

/** The height at some metres from the start, between the points that have one. */
function heightAt(all: readonly Sample[], at: number): number {
  const next = all.findIndex((one) => one.at >= at)
  const [before, after] = [all[Math.max(0, next - 1)], all[next === -1 ? all.length - 1 : next]]
  if (!(before && after)) return 0
  const long = after.at - before.at
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, (at - before.at) / long))
  return before.height + (after.height - before.height) * share
}

/** Heights at even steps. */
function evenly(all: readonly Sample[], step: number): Sample[] {
  const last = all.at(-1)?.at ?? 0
  const count = Math.max(1, Math.ceil(last / step))
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = Math.min(last, index * step)
    return { at, height: heightAt(all, at) }
  })
}

const slopes = (samples: readonly Sample[]) =>
  samples.slice(1).flatMap((one, index) => {
    const before = samples[index]
    const long = before ? one.at - before.at : 0
    // The last piece of a way may be a few steps long, on which a metre is a wall.
    return before && long > window / 2
      ? [{ at: (before.at + one.at) / 2, percent: ((one.height - before.height) / long) * 100 }]
      : []
  })

/** How long a row of the table is, in metres. */
function stepOf(long: number): number {
  const steps = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
  return steps.find((step) => long / step <= rows) ?? 100_000
}

function stretchesOf(all: readonly Sample[]): Stretch[] {
  const long = all.at(-1)?.at ?? 0
  const ends = evenly(all, stepOf(long))
  return ends.slice(1).map(({ at: to, height: end }, index) => {
    const from = ends[index]?.at ?? 0
    const inner = all.filter(({ at }) => at > from && at < to)
    const line = [{ at: from, height: heightAt(all, from) }, ...inner, { at: to, height: end }]
    const rises = line.slice(1).map((one, at) => one.height - (line[at]?.height ?? one.height))
    const sum = (values: readonly number[]) =>
      Math.round(values.reduce((total, value) => total + Math.abs(value), 0))
    const steep = slopes(
      evenly(
        line.map((one) => ({ ...one, at: one.at - from })),
        window,
      ),
    )
    return {
      from: from / 1_000,
      to: to / 1_000,
      end: Math.round(end),
      up: sum(rises.filter((rise) => rise > 0)),
      down: sum(rises.filter((rise) => rise < 0)),
      steepest: Math.round(Math.max(0, ...steep.map(({ percent }) => Math.abs(percent)))),
    }
  })
}

/** The one that has the most of something. */
function best<Value>(all: readonly Value[], of: (one: Value) => number): Value | null {
  return all.reduce<Value | null>(
    (found, one) => (found === null || of(one) > of(found) ? one : found),
    null,
  )
}

/**
 * The heights along a way; null where they are not known. Metres are stretched to the length that
 * the tour gives: a drawn way cuts its bends.
 */
export function profileOf(way: readonly TrackPosition[], kilometres: number): Profile | null {
  const line = measured(way)
  const drawn = line.at(-1)?.at ?? 0
  const high = line.flatMap(({ at, height }) => (height === null ? [] : [{ at, height }]))
  if (drawn === 0 || high.length < Math.max(2, line.length * known)) return null
  const stretch = (kilometres * 1_000) / drawn
  const all = high.map(({ at, height }) => ({ at: at * stretch, height }))
  const [lowest, highest] = [best(all, ({ height }) => -height), best(all, ({ height }) => height)]
  if (!(lowest && highest)) return null
  const steepest = best(slopes(evenly(all, window)), ({ percent }) => Math.abs(percent))
  return {
    long: kilometres,
    curve: evenly(all, (kilometres * 1_000) / points),
    lowest,
    highest,
    steepest: steepest && { ...steepest, percent: Math.round(Math.abs(steepest.percent)) },
    stretches: stretchesOf(all),
  }
}
