/**
 * Binds behaviour to an element of a finished document, once. It stands in `*.behaviour.ts` beside
 * its part as `start`; the element names the file in `data-behaviour`.
 */
export type Behaviour<Bound extends Element = HTMLElement> = (element: Bound) => void

/** Behaviour by its name. */
export type Behaviours = Readonly<Record<string, Behaviour>>

const tail = /^.*\/|\.behaviour\.ts$/g

/** Behaviour by name, out of behaviour by file. */
export const byName = (files: Behaviours): Behaviours =>
  Object.fromEntries(Object.entries(files).map(([file, start]) => [file.replace(tail, ''), start]))

/**
 * Binds every part of the document that names behaviour, one with each step. What one part does
 * wrong is reported and costs no other part its behaviour.
 */
export function* bindBehaviour(root: ParentNode, behaviours: Behaviours): Generator<void> {
  for (const element of root.querySelectorAll<HTMLElement>('[data-behaviour]'))
    for (const name of element.dataset.behaviour?.split(' ') ?? [])
      yield bind(element, behaviours[name])
}

function bind(element: HTMLElement, start: Behaviour | undefined): void {
  try {
    if (!start) throw new Error(`There is no behaviour ${element.dataset.behaviour}.`)
    start(element)
  } catch (error) {
    reportError(error)
  }
}
