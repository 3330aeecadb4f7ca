import ICAL from 'ical.js'
import { daysLater } from '../../../platform/time/days.ts'
import type { Entry, Instance, Point } from './entry.ts'
import { recurOf } from './rule.ts'
import { clean } from './text.ts'
import { zone } from './zone.ts'

const keyOf = ({ day, time }: Point) => `${day} ${time ?? ''}`

function timeOf({ day, time }: Point): ICAL.Time {
  return time === null
    ? ICAL.Time.fromDateString(day)
    : ICAL.Time.fromDateTimeString(`${day}T${time}:00`)
}

/** Adds a point of the town's wall calendar, in its time zone. */
function addPoint(component: ICAL.Component, name: string, point: Point): void {
  const property = new ICAL.Property(name, component)
  if (point.time === null) property.resetType('date')
  else property.setParameter('tzid', zone)
  property.setValue(timeOf(point))
  component.addProperty(property)
}

/** Counts the changes of an entry: the seconds of its life until the last of them. */
function sequenceOf({ created, modified }: Entry): number {
  return Math.max(0, Math.floor((Date.parse(modified) - Date.parse(created)) / 1000))
}

function instant(value: string): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(value), true)
}

function eventComponent(entry: Entry, { start, end, ...facts }: Instance): ICAL.Component {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', entry.uid)
  component.addPropertyWithValue('dtstamp', instant(entry.modified))
  component.addPropertyWithValue('created', instant(entry.created))
  component.addPropertyWithValue('last-modified', instant(entry.modified))
  component.addPropertyWithValue('sequence', sequenceOf(entry))
  addPoint(component, 'dtstart', start)
  if (end !== null) addPoint(component, 'dtend', end)
  component.addPropertyWithValue('summary', clean(facts.summary))
  component.addPropertyWithValue('status', facts.status)
  component.addPropertyWithValue('transp', 'TRANSPARENT')
  if (facts.location !== null) component.addPropertyWithValue('location', clean(facts.location))
  if (facts.description !== '')
    component.addPropertyWithValue('description', clean(facts.description))
  if (entry.url !== null) component.addPropertyWithValue('url', entry.url)
  addCategories(component, entry)
  return component
}

function addCategories(component: ICAL.Component, { categories }: Entry): void {
  if (categories.length === 0) return
  const property = new ICAL.Property('categories', component)
  property.setValues(categories.map(clean))
  component.addProperty(property)
}

function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
}

function moved(point: Point, days: number): Point {
  return { ...point, day: daysLater(point.day, days) }
}

/** What a calendar would show at a point of the rule if nobody had changed it. */
function usualAt({ usual }: Entry, rule: Point): Instance {
  const days = daysBetween(usual.rule.day, rule.day)
  const end = usual.end && moved(usual.end, days)
  return { ...usual, rule, start: { ...moved(usual.start, days), time: rule.time }, end }
}

function isUsual(entry: Entry, instance: Instance): boolean {
  return JSON.stringify(usualAt(entry, instance.rule)) === JSON.stringify(instance)
}

/** Points of the rule, where there is one: with exceptions, in their order. */
function ruled({ recurrence, usual }: Entry): Point[] {
  if (recurrence === null || recurrence.series.rhythmus === 'einzeln') return []
  return recurrence.days.map((day) => ({ day, time: usual.rule.time }))
}

/** An entry that repeats: its rule, days out, days added, and one component for each changed day. */
function seriesComponents(entry: Entry, instances: readonly Instance[]): ICAL.Component[] {
  const byRule = ruled(entry)
  const points = instances.map(({ rule }) => rule)
  const [known, taking] = [new Set(byRule.map(keyOf)), new Set(points.map(keyOf))]
  const first = byRule[0] ?? points[0] ?? entry.usual.rule
  const master = eventComponent(entry, usualAt(entry, first))
  const recur = entry.recurrence && recurOf(entry.recurrence, first.time)
  if (recur) master.addPropertyWithValue('rrule', recur)
  const isFirst = (point: Point) => keyOf(point) === keyOf(first)
  const added = points.filter((point) => !(known.has(keyOf(point)) || isFirst(point)))
  for (const point of added) addPoint(master, 'rdate', point)
  for (const point of byRule) if (!taking.has(keyOf(point))) addPoint(master, 'exdate', point)
  const changed = instances.filter((one) => !isUsual(entry, one))
  return [master, ...changed.map((one) => changedComponent(entry, one))]
}

function changedComponent(entry: Entry, instance: Instance): ICAL.Component {
  const component = eventComponent(entry, instance)
  addPoint(component, 'recurrence-id', instance.rule)
  return component
}

/** The components of an entry: one for what takes place once, else the series and what deviates. */
export function componentsOf(entry: Entry): ICAL.Component[] {
  const { instances, recurrence } = entry
  if (recurrence !== null) return seriesComponents(entry, instances)
  return instances.map((one) => eventComponent(entry, one))
}
