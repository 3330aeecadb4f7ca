/** `=HYPERLINK(…)` and the like: nobody calls an event so, and spreadsheets would run it. */
export function looksLikeFormula(text: string): boolean {
  return /^[=@\t]/.test(text) || /^[+-].*[(|!]/.test(text)
}
