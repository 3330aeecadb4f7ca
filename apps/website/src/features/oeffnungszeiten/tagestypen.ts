/** Days of the week as the wire names them, Monday first. */
export const tagestypen = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
] as const
