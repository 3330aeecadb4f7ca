import { localDateTime } from '../../../platform/time/berlin.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as OParl writes it, to the second, with the offset of Europe/Berlin at that time. */
export function oparlTime(instant: string | Date): string {
  const at = new Date(instant)
  const local = localDateTime(at)
  const minute = Math.floor(at.getTime() / 60_000) * 60_000
  const ahead = Math.round((Date.parse(`${local}:00Z`) - minute) / 60_000)
  const [sign, minutes] = [ahead < 0 ? '-' : '+', Math.abs(ahead)]
  const offset = `${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return `${local}:${two(at.getUTCSeconds())}${offset}`
}
