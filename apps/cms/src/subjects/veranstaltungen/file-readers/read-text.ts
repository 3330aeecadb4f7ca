import { decode } from './decode.ts'
import { UnreadableFileError } from './entry.ts'

/** A file as words, and what an editor has to look at because of them. */
export type FileText = {
  text: string
  zeichensatz: string
  isCalendar: boolean
  hinweise: string[]
}

/** Reads a file as words, whatever it is written in; throws `UnreadableFileError` for an empty one. */
export function readText(bytes: Uint8Array): FileText {
  const { text, zeichensatz } = decode(bytes)
  if (text.trim() === '') throw new UnreadableFileError('Die Datei ist leer.')
  const isOld = zeichensatz === 'Windows-1252'
  const look =
    'Die Datei ist nicht in UTF-8 geschrieben. Bitte prüfen Sie die Umlaute in der Vorschau.'
  const isCalendar = /^\s*BEGIN:VCALENDAR/i.test(text)
  return { text, zeichensatz, isCalendar, hinweise: isOld ? [look] : [] }
}
