/** The address of an office. */
export function mail(name: string): string {
  return `${name}@bad-silberbronn.example`
}
