import type { Recurrence } from './rule.ts'

/** A point on the wall calendar of Europe/Berlin; without a time it is the whole day. */
export type Point = { day: string; time: string | null }

/** What a calendar shows of one time at which something takes place. */
export type Facts = {
  summary: string
  description: string
  location: string | null
  status: 'CONFIRMED' | 'CANCELLED' | 'TENTATIVE'
}

/** One time at which something takes place; `rule` is where the rule of its series put it. */
export type Instance = Facts & { rule: Point; start: Point; end: Point | null }

/** One entry of a calendar: something that takes place once, or a series. */
export type Entry = {
  uid: string
  /** Instants in UTC as ISO 8601. */
  created: string
  modified: string
  url: string | null
  categories: readonly string[]
  /** Null for something without a rule. */
  recurrence: Recurrence | null
  /** How an instance looks that nobody changed. */
  usual: Instance
  /** All of them, in their order, at least one. */
  instances: readonly Instance[]
}
