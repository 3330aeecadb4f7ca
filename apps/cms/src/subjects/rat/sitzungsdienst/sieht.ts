/** What decides who reads an item: the tick of the item, of its meeting, and the meeting's circle. */
type Seen = {
  /** The item may be read by everybody. */
  isOpen: boolean
  /** So may the meeting. */
  isMeetingOpen: boolean
  /** Only members of the committee see what is not public. */
  isForCommittee: boolean
}

/**
 * Who will read an item once it is out, in words of the back office: the same rule as in
 * `read/visible.ts`, which decides it for the website.
 */
export function sightWords({ isOpen, isMeetingOpen, isForCommittee }: Seen): string {
  if (isOpen && isMeetingOpen) return 'alle'
  return isForCommittee ? 'nur Mitglieder des Gremiums' : 'nur Ratsmitglieder'
}
