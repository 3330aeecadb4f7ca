import { askedDay } from './asked-day.ts'

/** Where somebody stands with the archive of the photo point (spec 4). */
export type Choice = {
  state: 'shown' | 'loading' | 'refused'
  /** The day that the frame shows or is asked for; null for the last one, which only the frame knows. */
  tag: string | null
  /** Why the day was refused. */
  problem: 'future' | 'unreadable' | null
}

/** What happens to it. */
export type ChoiceEvent =
  | { kind: 'chosen'; value: string; heute: string }
  /** What was typed is no day, such as 30.02.2026: then a field for days has no value at all. */
  | { kind: 'mistyped' }
  /** The frame has come, and says which day it shows; null for none, so that any can be asked again. */
  | { kind: 'came'; tag: string | null }

/** How it begins: the frame comes by itself. */
export const firstChoice: Choice = { state: 'loading', tag: null, problem: null }

/** What follows; a day that cannot be shown leaves the one that is. */
export function nextChoice(choice: Choice, event: ChoiceEvent): Choice {
  if (event.kind === 'came') {
    if (choice.state === 'refused') return { ...choice, tag: event.tag ?? choice.tag }
    return { state: 'shown', tag: event.tag, problem: null }
  }
  if (event.kind === 'mistyped') return { ...choice, state: 'refused', problem: 'unreadable' }
  const asked = askedDay(event.value, event.heute)
  if (asked.kind === 'last') return firstChoice
  if (asked.kind !== 'day') return { ...choice, state: 'refused', problem: asked.kind }
  if (asked.tag === choice.tag && choice.state !== 'loading')
    return { ...choice, state: 'shown', problem: null }
  return { state: 'loading', tag: asked.tag, problem: null }
}
