/** What the editor leaves in a text where a pasted picture could not come along (E6). */
export function missingPicture(alt = ''): string {
  const words = alt.replaceAll(/[[\]]/g, '').trim()
  return words === '' ? '[Bild fehlt]' : `[Bild fehlt: ${words}]`
}

const marks = /\[Bild fehlt(?::[^\]]*)?\]/g

/** True for a text in which a picture is missing. */
export function lacksPicture(text: string): boolean {
  return text.search(marks) !== -1
}

/** The text as visitors read it: the marks are for editors alone. */
export function withoutMarks(text: string): string {
  return text.replaceAll(marks, '')
}
