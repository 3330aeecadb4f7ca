const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/**
 * A local time in Europe/Berlin with its offset: `2027-06-19`, `19:30` → `2027-06-19T19:30:00+02:00`.
 * Of an hour that comes twice in autumn it is the first; the hour that spring leaves out has winter's.
 */
export function berlinInstant(day: string, time: string): string {
  const summer = `${day}T${time}:00+02:00`
  return clock.format(new Date(summer)) === `${day} ${time}` ? summer : `${day}T${time}:00+01:00`
}
