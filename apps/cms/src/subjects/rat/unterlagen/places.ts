import type { PageSize, Unjoinable } from '../../../platform/pdf/join/index.ts'

/** A file that can be joined: how its pages are seen. */
export type Checked = { pages: readonly PageSize[] }

/** Files by their stored name: what can be joined, or why it cannot be. */
export type Opened = ReadonlyMap<string, Checked | Unjoinable>

/** A file that stands after a page of ours. */
export type Slot = { datei: string; after: number; pages: number }

/** From which page to which something stands. */
export type Span = { from: number; to: number }

/** What is where: pages of ours by name, and the files between them. */
export class Places {
  /** Our own pages by what begins on them, from 1. */
  readonly own = new Map<string, number>()
  readonly slots: Slot[] = []
  ownPages = 0

  /** The page of the whole on which one of our own stands. */
  pageOf(own: number): number {
    const before = this.slots.filter(({ after }) => after < own)
    return own + before.reduce((sum, { pages }) => sum + pages, 0)
  }

  /** How many pages the whole has. */
  get total(): number {
    return this.slots.reduce((sum, { pages }) => sum + pages, this.ownPages)
  }

  /** Where something of ours, or a file, stands; undefined while it has no place. */
  spanOf(name: string): Span | undefined {
    const own = this.own.get(name)
    if (own !== undefined) return { from: this.pageOf(own), to: this.pageOf(own) }
    const index = this.slots.findIndex(({ datei }) => datei === name)
    const slot = this.slots[index]
    if (!slot) return undefined
    const before = this.slots.slice(0, index).filter(({ after }) => after === slot.after)
    const from = before.reduce((sum, { pages }) => sum + pages, this.pageOf(slot.after) + 1)
    return { from, to: from + slot.pages - 1 }
  }
}

/** Name of the place where a file begins, and title of the element that is left for it. */
export const placeName = (index: number): string => `anlage-${index + 1}`
