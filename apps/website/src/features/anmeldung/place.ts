/** A part of the website that one logs in to: where it is, and the words that are its own. */
export type LoginPlace = {
  /** An address within it; its home without parts. */
  path: (...parts: readonly (string | number)[]) => string
  name: string
  /** What marks each of its pages, so that nobody takes it for the public website. */
  mark: string
  /** Heading of the login, whom it is for, and who helps. */
  title: string
  intro: string
  help: string
  /** Where its open tabs hear of one another. */
  channel: string
}

/** Addresses below a path, as `path` of a place makes them. */
export const below =
  (path: string): LoginPlace['path'] =>
  (...parts) =>
    `${path}${parts.map((part) => `${part}/`).join('')}`
