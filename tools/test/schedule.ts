import type { Step } from './step.ts'

/** Begins a step and answers when it has ended. */
type Begin<Planned> = (step: Planned) => Promise<void>

/** What the order of a step depends on. */
type Planned = Pick<Step, 'name' | 'after' | 'onlyBeside'>

/**
 * Runs steps, `atOnce` of them side by side, each as soon as those it names in `after` have ended and
 * nothing runs that it is not to be beside. What comes first in the list is begun first.
 */
export async function runInSlots<One extends Planned>(
  steps: readonly One[],
  atOnce: number,
  begin: Begin<One>,
): Promise<void> {
  const waiting = [...steps]
  const running = new Map<One, Promise<void>>()
  while (waiting.length > 0 || running.size > 0) {
    const next = nextOf(waiting, [...running.keys()], atOnce)
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        begin(next).finally(() => running.delete(next)),
      )
    } else await Promise.race(running.values())
  }
}

/** The first that may begin; undefined when something that runs has to end before. */
function nextOf<One extends Planned>(
  waiting: readonly One[],
  running: readonly One[],
  atOnce: number,
): One | undefined {
  if (running.length >= atOnce) return undefined
  const open = new Set([...waiting, ...running].map(({ name }) => name))
  return waiting.find(
    (step) =>
      running.every((other) => isFineBeside(step, other) && isFineBeside(other, step)) &&
      !step.after?.some((name) => open.has(name)),
  )
}

const isFineBeside = ({ onlyBeside }: Planned, { name }: Planned): boolean =>
  onlyBeside?.includes(name) ?? true
