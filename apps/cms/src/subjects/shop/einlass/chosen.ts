import type { Veranstaltung } from './veranstaltungen.ts'

/** The event that somebody stands at the door of: the one that was chosen, else today's, else the next. */
export function chosenOf(
  events: readonly Veranstaltung[],
  asked: unknown,
  heute: string,
): Veranstaltung | undefined {
  const isOn = ({ bis, tag }: Veranstaltung) =>
    tag !== null && tag <= heute && heute <= (bis ?? tag)
  return (
    events.find(({ nummer }) => String(nummer) === asked) ??
    events.find((one) => one.tag === heute) ??
    events.find(isOn) ??
    events.find((one) => (one.tag ?? '') >= heute) ??
    events[0]
  )
}
