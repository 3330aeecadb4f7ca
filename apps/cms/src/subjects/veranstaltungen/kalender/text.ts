/** Characters that no calendar may carry (RFC 5545, 3.3.11) are left out. */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
}
