/**
 * What turns the order of other signs round, and what takes no place: with it one name looks like
 * another one. Between letters the joiners of Persian names and of emoji stay.
 */
const hidden = /[\p{Bidi_Control}\u200B\u2060-\u2064\uFEFF]/gu
/** Joiners that join nothing. */
const idle =
  /(?<!\p{L}|\p{M}|\p{Extended_Pictographic}|\uFE0F)(?:\u200C|\u200D)|(?:\u200C|\u200D)(?!\p{L}|\p{M}|\p{Extended_Pictographic})/gu

/**
 * A text without signs that nobody sees (S6). They come along when somebody pastes, so they are
 * dropped and not refused: who cannot see a sign cannot take it away.
 */
export function visibleText(text: string): string {
  return text.replace(hidden, '').replace(idle, '')
}
