/**
 * Requires a text of a row in German only: in English an empty one shows the German, and saving the
 * English texts of an entry must not fail for rows that nobody has translated.
 */
export function germanFirst(message: string, longest: number) {
  return (value: unknown, { req }: { req: { locale?: string | null } }): string | true => {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text === '') return req.locale === 'en' || message
    return text.length <= longest || `Höchstens ${longest} Zeichen.`
  }
}
