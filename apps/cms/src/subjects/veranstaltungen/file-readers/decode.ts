const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

/** The text of a file, and how it was written. */
export type Decoded = { text: string; zeichensatz: string }

const marks = [
  { zeichensatz: 'utf-16le', bytes: [0xff, 0xfe] },
  { zeichensatz: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** Directions that somebody could hide in a text, and signs that no database keeps. */
const hidden = /[[\p{Cc}\p{Bidi_Control}]--[\n\t]]/gv

function cleaned(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(hidden, '').normalize('NFC')
}

/**
 * Reads a file as UTF-8, UTF-16 or, where it is neither, as windows-1252: what spreadsheets on
 * German desks write. It never throws: windows-1252 has a sign for every byte.
 */
export function decode(bytes: Uint8Array): Decoded {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte))
  if (mark) {
    const { zeichensatz } = mark
    return { text: cleaned(new TextDecoder(zeichensatz).decode(bytes)), zeichensatz: 'UTF-16' }
  }
  try {
    return { text: cleaned(utf8.decode(bytes)), zeichensatz: 'UTF-8' }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { text: cleaned(windows.decode(bytes)), zeichensatz: 'Windows-1252' }
  }
}
