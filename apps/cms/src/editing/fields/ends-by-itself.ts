/**
 * Marks a last day after which nobody has anything to do: what has ended is not shown any more, or is
 * kept because it has.
 */
export const endsByItself = { endsByItself: true } as const
