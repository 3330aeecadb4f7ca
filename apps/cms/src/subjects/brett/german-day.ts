/** `2027-06-30…` as people write it: `30.06.2027`. */
export const germanDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.')
